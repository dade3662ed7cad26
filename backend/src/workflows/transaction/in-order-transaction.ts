import { acquireMutex } from "../../locks/mutex"
import { inOneTransaction, type SharedTransaction, type Step } from "./in-one-transaction"
import { lockOrder } from "./lock-order"

/** inOneTransaction that holds an order from its beginning: what the task reads of it, holds. */
export async function inOrderTransaction<Result>(
  step: Step,
  orderId: string,
  task: (transaction: SharedTransaction) => Promise<Result>,
): Promise<Result> {
  const release = await acquireMutex(orderId)
  try {
    return await inOneTransaction(step, async (transaction) => {
      await lockOrder(transaction, orderId)
      return task(transaction)
    })
  } finally {
    release()
  }
}
