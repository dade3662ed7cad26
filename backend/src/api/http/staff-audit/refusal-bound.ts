type Bound = {
  /** Refusals of one address that are told one by one in a window. */
  most: number
  /** The same of all addresses together. */
  mostOfAll: number
  windowMs: number
}

type Window = { told: number; missed: number }

/** Under which everybody is counted once too many addresses were told of. */
const OTHERS = "other addresses"

/**
 * Keeps whoever tries passwords from filling the audit trail: so many refusals of an address are
 * told one by one, the rest is counted and told as a number when the window ends.
 */
export class RefusalBound {
  private windows = new Map<string, Window>()
  private told = 0
  private ends: NodeJS.Timeout | undefined

  /** `tellMissed` is told how many refusals of which address were left out. */
  constructor(
    private readonly bound: Bound,
    private readonly tellMissed: (address: string, times: number) => void,
  ) {}

  /** Whether this refusal is to be told by itself. */
  admit(address: string): boolean {
    this.ends ??= setTimeout(() => this.end(), this.bound.windowMs).unref()
    const isFull = this.told >= this.bound.mostOfAll
    const name = isFull ? OTHERS : address
    const window = this.windows.get(name) ?? { told: 0, missed: 0 }
    this.windows.set(name, window)
    if (isFull || window.told >= this.bound.most) {
      window.missed += 1
      return false
    }
    window.told += 1
    this.told += 1
    return true
  }

  private end(): void {
    const windows = this.windows
    this.windows = new Map()
    this.told = 0
    this.ends = undefined
    for (const [address, { missed }] of windows) if (missed > 0) this.tellMissed(address, missed)
  }
}
