/** Lets at most `most` tasks run at once; the others wait in the order in which they came. */
export class Semaphore {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly most: number) {}

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.most) this.running += 1
    else await new Promise<void>((enter) => this.waiting.push(enter))
    try {
      return await task()
    } finally {
      // Whoever is next takes this one's place: nobody slips in between.
      const enter = this.waiting.shift()
      if (enter) enter()
      else this.running -= 1
    }
  }
}
