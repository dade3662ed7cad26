import { ShopError } from "../../errors/shop-error"
import { cut, type Line, type PoolClient } from "./pool-client"

type Waiting = { since: number; giveUp: (error: Error) => void }

/**
 * The way into knex' pool. Knex lets a call wait for a connection for a minute: here nobody waits
 * for a database that is gone, and everybody's wait can be told and ended.
 */
export class PoolGate {
  #shut = false
  readonly #waiting = new Set<Waiting>()
  readonly #lines = new Set<Line>()

  constructor(private readonly client: PoolClient) {
    const acquire = client.acquireConnection.bind(client)
    client.acquireConnection = () => this.#enter(acquire)
    client.pool.on("acquireSuccess", (_event, line) => void this.#lines.add(line))
    client.pool.on("destroyRequest", (_event, line) => void this.#lines.delete(line))
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** For how many milliseconds the first in the queue has waited. */
  oldestWait(): number {
    const [first] = this.#waiting
    return first ? performance.now() - first.since : 0
  }

  /** Refuses whoever has waited for longer than that. */
  refuseAfter(milliseconds: number, why: () => Error): void {
    const limit = performance.now() - milliseconds
    for (const one of this.#waiting) {
      if (one.since > limit) return
      this.#waiting.delete(one)
      one.giveUp(why())
    }
  }

  /** Refuses everybody and cuts every connection: what waits for an answer there fails now. */
  shut(): void {
    this.#shut = true
    this.refuseAfter(0, () => new ShopError("database_unavailable"))
    for (const line of this.#lines) cut(line)
    this.#lines.clear()
  }

  open(): void {
    this.#shut = false
  }

  #enter(acquire: () => Promise<Line>): Promise<Line> {
    if (this.#shut) return Promise.reject(new ShopError("database_unavailable"))
    return new Promise((resolve, reject) => {
      const waiting = { since: performance.now(), giveUp: reject }
      this.#waiting.add(waiting)
      acquire().then(
        (line) => {
          if (this.#waiting.delete(waiting)) resolve(line)
          else void this.client.releaseConnection(line)
        },
        (error: unknown) => {
          this.#waiting.delete(waiting)
          reject(error as Error)
        },
      )
    })
  }
}
