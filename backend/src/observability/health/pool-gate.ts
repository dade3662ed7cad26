import { ShopError } from "../../errors/shop-error"
import { destroyConnection, type Connection, type PoolClient } from "./pool-client"

type Waiting = { since: number; reject: (error: Error) => void }

/**
 * The way into knex' pool. Knex lets a call wait for a connection for a minute: here nobody waits
 * for a database that is gone, and every wait can be measured and ended.
 */
export class PoolGate {
  #shut = false
  readonly #waiting = new Set<Waiting>()
  readonly #connections = new Set<Connection>()

  constructor(private readonly client: PoolClient) {
    const acquire = client.acquireConnection.bind(client)
    client.acquireConnection = () => this.#enter(acquire)
    client.pool.on("acquireSuccess", (_event, connection) => void this.#connections.add(connection))
    client.pool.on(
      "destroyRequest",
      (_event, connection) => void this.#connections.delete(connection),
    )
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
      one.reject(why())
    }
  }

  /** Refuses everybody and destroys every connection: what waits for an answer there fails now. */
  shut(): void {
    this.#shut = true
    this.refuseAfter(0, () => new ShopError("database_unavailable"))
    for (const connection of this.#connections) destroyConnection(connection)
    this.#connections.clear()
  }

  open(): void {
    this.#shut = false
  }

  #enter(acquire: () => Promise<Connection>): Promise<Connection> {
    if (this.#shut) return Promise.reject(new ShopError("database_unavailable"))
    return new Promise((resolve, reject) => {
      const waiting = { since: performance.now(), reject }
      this.#waiting.add(waiting)
      acquire().then(
        (connection) => {
          if (this.#waiting.delete(waiting)) resolve(connection)
          else void this.client.releaseConnection(connection)
        },
        (error: unknown) => {
          this.#waiting.delete(waiting)
          reject(error as Error)
        },
      )
    })
  }
}
