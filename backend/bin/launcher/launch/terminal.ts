const FRAMES = [..."⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"]
const FRAME_MS = 100
const UNSEEN_MS = 300
const SLOW_MS = 1000
const REMINDER_MS = 15_000
const CLEAR_LINE = "\r\u001B[2K"

type Screen = { readonly isTTY?: boolean; write: (text: string) => unknown }

/** What the person at the terminal reads: notes, and progress of every step over a second. */
export class Terminal {
  /** The progress lines of the steps that run, in the order of their beginning. */
  readonly #lines = new Map<symbol, string>()

  constructor(private readonly out: Screen) {}

  /** Prints lines above a progress line, if one is shown. */
  note(text: string): void {
    this.#clear()
    this.out.write(`${text}\n`)
    this.#draw()
  }

  /** Shows `title` while the work takes longer than a second, and how long it took. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const began = Date.now()
    const stopShowing = this.out.isTTY ? this.#spin(title, began) : this.#announce(title)
    try {
      const result = await work()
      stopShowing()
      const took = Date.now() - began
      if (took > SLOW_MS) this.note(`✓ ${title} (${Math.round(took / 1000)} s)`)
      return result
    } finally {
      stopShowing()
    }
  }

  #spin(title: string, began: number): () => void {
    const step = Symbol(title)
    const timer = setInterval(() => {
      const elapsed = Date.now() - began
      if (elapsed < UNSEEN_MS) return
      const frame = FRAMES[Math.floor(elapsed / FRAME_MS) % FRAMES.length]
      this.#lines.set(step, `${frame} ${title} … ${Math.floor(elapsed / 1000)} s`)
      this.#clear()
      this.#draw()
    }, FRAME_MS)
    return () => {
      clearInterval(timer)
      this.#clear()
      this.#lines.delete(step)
      this.#draw()
    }
  }

  #announce(title: string): () => void {
    const began = Date.now()
    const first = setTimeout(() => this.note(`${title} …`), SLOW_MS)
    const later = setInterval(() => {
      this.note(`${title} … ${Math.round((Date.now() - began) / 1000)} s`)
    }, REMINDER_MS)
    return () => {
      clearTimeout(first)
      clearInterval(later)
    }
  }

  #clear(): void {
    if (this.#lines.size > 0) this.out.write(CLEAR_LINE)
  }

  /** One line, for the step that began first: only the last line of a screen can be cleared. */
  #draw(): void {
    const [line] = this.#lines.values()
    if (line) this.out.write(line)
  }
}
