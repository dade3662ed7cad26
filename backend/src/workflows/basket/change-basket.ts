import { acquireMutex } from "../../locks/mutex"
import { inOneTransaction, type Step } from "../transaction/in-one-transaction"
import { holdBasket, writeList, type HeldBasket } from "./held-basket"
import { isSameList, type ListLine } from "./list-line"

type Change = { lines: ListLine[]; added_under?: string[] }

/** What a change has found, to be put back where its workflow fails. */
export type ChangedBasket = { customer_id: string; before: HeldBasket }

/**
 * Changes a person's basket under its row's lock: of two at once the second sees what the first has
 * written. `change` throws where it refuses, and then nothing is written; a basket that stays as it
 * is keeps its version.
 */
export async function changeBasket(
  step: Step,
  customer_id: string,
  change: (basket: HeldBasket) => Change,
): Promise<ChangedBasket | null> {
  return inBasket(step, customer_id, async (database, before) => {
    const { lines, added_under = before.added_under } = change(before)
    if (isSameList(lines, before.lines)) return null
    const version = before.version + 1
    await writeList(database, { ...before, version, lines, added_under })
    return { customer_id, before }
  })
}

/** Puts a basket back as it was before a change, where nobody has changed it since. */
export async function restoreBasket(
  step: Step,
  { customer_id, before }: ChangedBasket,
): Promise<void> {
  await inBasket(step, customer_id, async (database, now) => {
    if (now.version !== before.version + 1) return
    await writeList(database, before)
    // One that this change has made.
    if (before.version === 0) {
      await database.raw("delete from part_list where id = :list_id", { list_id: before.list_id })
    }
  })
}

type InBasket<Result> = (
  database: Parameters<typeof holdBasket>[0],
  basket: HeldBasket,
) => Promise<Result>

async function inBasket<Result>(
  step: Step,
  customer_id: string,
  task: InBasket<Result>,
): Promise<Result> {
  // Who waits for the row waits without a connection of the pool.
  const release = await acquireMutex(`basket:${customer_id}`)
  try {
    return await inOneTransaction(step, async ({ database }) =>
      task(database, await holdBasket(database, customer_id)),
    )
  } finally {
    release()
  }
}
