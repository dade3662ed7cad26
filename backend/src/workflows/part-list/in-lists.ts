import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { holdName } from "../../locks/advisory-lock"
import { partListsLock } from "../../locks/locks"
import { acquireMutex } from "../../locks/mutex"
import { inOneTransaction, type Step } from "../transaction/in-one-transaction"

/**
 * Changes a person's saved lists in one transaction, alone: how many there are, what they are called
 * and what they say stay as they are read until the end.
 */
export async function inLists<Result>(
  step: Step,
  customer_id: string,
  task: (database: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const name = partListsLock(customer_id)
  // Who waits for the name waits without a connection of the pool.
  const release = await acquireMutex(name)
  try {
    return await inOneTransaction(step, async ({ database }) => {
      await holdName(database, name)
      return task(database)
    })
  } finally {
    release()
  }
}
