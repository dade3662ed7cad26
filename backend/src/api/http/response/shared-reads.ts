/**
 * Lets those who ask for the same thing at the same time share one read of it. Whoever comes while
 * a read is running gets the next one, which began after they asked: nobody is given an answer that
 * is older than their question, and nothing is kept once it is given.
 */
export class SharedReads<Result> {
  private readonly running = new Map<string, Promise<Result>>()
  private readonly waiting = new Map<string, Promise<Result>>()

  /** `read` of the first who asks is what all of them get; so is its failure. */
  async ask(key: string, read: () => Promise<Result>): Promise<Result> {
    const joined = this.waiting.get(key)
    if (joined) return joined
    const earlier = this.running.get(key)
    if (!earlier) return this.begin(key, read)
    const next = earlier.then(noted, noted).then(() => {
      this.waiting.delete(key)
      return this.begin(key, read)
    })
    this.waiting.set(key, next)
    return next
  }

  private begin(key: string, read: () => Promise<Result>): Promise<Result> {
    const result = read().finally(() => this.running.delete(key))
    this.running.set(key, result)
    return result
  }
}

/** Whoever asked for the earlier read is told of its failure; who comes after only waits for it. */
function noted(): void {}
