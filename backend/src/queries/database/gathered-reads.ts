import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Waiting<Asked, Result> = {
  asked: Asked
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

type Group<Asked, Result> = { waiting: Waiting<Asked, Result>[]; running: number }

/** Of each kind: PostgreSQL works at one while the answers of the other are made. */
const AT_ONCE = 2
/** With more in one statement the first waits longer than all save. */
const MOST = 16

/**
 * Lets those who ask at the same time for different things of one kind share one statement: to begin
 * one takes longer than to find what is asked for. While statements run whoever comes waits, and the
 * next one is for all who do: nobody is given what was read before they asked, and nothing is kept.
 */
export class GatheredReads<Kind, Asked, Result> {
  /** By the database, of which a test's process has several. */
  readonly #groups = new WeakMap<object, Map<string, Group<Asked, Result>>>()

  /** `read` answers all that is asked for, in its order. */
  constructor(
    private readonly read: (
      container: MedusaContainer,
      kind: Kind,
      asked: Asked[],
    ) => Promise<Result[]>,
  ) {}

  ask(container: MedusaContainer, kind: Kind, asked: Asked): Promise<Result> {
    const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
    const groups = this.#groups.get(database) ?? new Map<string, Group<Asked, Result>>()
    this.#groups.set(database, groups)
    const key = JSON.stringify(kind)
    const group = groups.get(key) ?? { waiting: [], running: 0 }
    groups.set(key, group)
    const begin = () => {
      if (group.running >= AT_ONCE || group.waiting.length === 0) return
      const batch = group.waiting.splice(0, MOST)
      group.running += 1
      const all = batch.map((one) => one.asked)
      void settle(batch, () => this.read(container, kind, all)).then(() => {
        group.running -= 1
        if (group.running === 0 && group.waiting.length === 0) groups.delete(key)
        else begin()
      })
      begin()
    }
    return new Promise((resolve, reject) => {
      // What comes in with this turn of the event loop goes together.
      if (group.waiting.push({ asked, resolve, reject }) === 1) setImmediate(begin)
    })
  }
}

async function settle<Asked, Result>(
  batch: readonly Waiting<Asked, Result>[],
  read: () => Promise<Result[]>,
): Promise<void> {
  try {
    const results = await read()
    for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
