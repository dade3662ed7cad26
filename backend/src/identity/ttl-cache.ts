type Limits = {
  /** How long an answer counts without asking again. */
  freshMs: number
  /** How long it still counts when asking fails. */
  staleMs: number
  /** After a failure nobody asks for so long: an outage must not hold up every call. */
  restMs: number
  /** How many answers are kept; past this the oldest are forgotten. */
  most: number
}

type Known<Answer> = { answer: Answer; at: number }

/**
 * Answers of a slow or distant source, asked for at most once in `freshMs` a key, however many ask.
 * An answer that cannot be had anew counts until it is `staleMs` old, then the failure is thrown.
 */
export class TtlCache<Answer> {
  private readonly known = new Map<string, Known<Answer>>()
  private readonly pending = new Map<string, Promise<Answer>>()
  private failure: { error: unknown; until: number } | undefined

  constructor(private readonly limits: Limits) {}

  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.known.get(key)
    if (known && age(known) < this.limits.freshMs) return known.answer
    try {
      return await this.askOnce(key, ask)
    } catch (error) {
      if (known && age(known) < this.limits.staleMs) return known.answer
      throw error
    }
  }

  /** What is known of a key now from elsewhere. */
  note(key: string, answer: Answer, at = Date.now()): void {
    this.known.delete(key)
    this.known.set(key, { answer, at })
    const [oldest] = this.known.keys()
    if (this.known.size > this.limits.most && oldest !== undefined) this.known.delete(oldest)
  }

  private askOnce(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const pending = this.pending.get(key)
    if (pending) return pending
    if (this.failure && Date.now() < this.failure.until) return Promise.reject(this.failure.error)
    const asked = this.askNow(key, ask).finally(() => this.pending.delete(key))
    this.pending.set(key, asked)
    return asked
  }

  private async askNow(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    // The answer is as old as its question: what changes meanwhile may be missing in it.
    const [at, before] = [Date.now(), this.known.get(key)]
    try {
      const answer = await ask()
      this.failure = undefined
      const noted = this.known.get(key)
      if (noted && noted !== before) return noted.answer
      this.note(key, answer, at)
      return answer
    } catch (error) {
      this.failure = { error, until: Date.now() + this.limits.restMs }
      throw error
    }
  }
}

function age({ at }: { at: number }): number {
  return Math.abs(Date.now() - at)
}
