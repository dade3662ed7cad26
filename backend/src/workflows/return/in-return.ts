import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReturnState } from "../../contract/return/order-return"
import { orderNumber } from "../../contract/order/order-number"
import { ShopError } from "../../errors/shop-error"
import { RETURN_REQUEST_MODULE } from "../../modules/return-request"
import type { ReturnRequestModuleService } from "../../modules/return-request/service"
import { readHeldReturn, type HeldReturn } from "../../queries/return/held-return"
import { returnNumber } from "../../queries/return/returns"
import type { AuditedStep } from "../audit/actor-of"
import { writeEntries } from "../audit/record-changes"
import type { SharedTransaction, Step } from "../transaction/in-one-transaction"
import { inOrderTransaction } from "../transaction/in-order-transaction"

type Named = { id: string; states: readonly ReturnState[] }

/**
 * Does a step of a return in one transaction that holds its order: whoever comes second finds another
 * state. Throws ShopError `return_not_found`, `return_state`.
 */
export async function inReturn<Result>(
  step: Step,
  { id, states }: Named,
  task: (transaction: SharedTransaction, held: HeldReturn) => Promise<Result>,
): Promise<Result> {
  const known = await readHeldReturn(
    step.container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    id,
  )
  if (!known) throw new ShopError("return_not_found")
  return inOrderTransaction(step, known.order_id, async (transaction) => {
    const held = await readHeldReturn(transaction.database, id)
    if (!held) throw new ShopError("return_not_found")
    const { state } = held
    if (!states.includes(state)) {
      throw new ShopError("return_state", { facts: { state: STATES[state] } })
    }
    return task(transaction, held)
  })
}

/** As people read them. */
const STATES: Readonly<Record<ReturnState, string>> = {
  requested: "waiting for the shop's answer",
  approved: "approved",
  received: "received",
  settled: "settled",
  refused: "refused",
  withdrawn: "withdrawn",
}

export function returnRequests(container: MedusaContainer): ReturnRequestModuleService {
  return container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE)
}

type NotedReturn = {
  held: Pick<HeldReturn, "order_id" | "display_id" | "number">
  action: string
  /** The entry that this one takes back. */
  entry_ids?: readonly string[]
}

/**
 * An entry in the trail of the order that something happened to its return, where nothing in the
 * order's own books tells of it; answers its id. It repeats no words: the trail is kept for good.
 */
export async function noteReturn(
  step: AuditedStep & Step,
  transaction: SharedTransaction,
  { held, action, entry_ids = [] }: NotedReturn,
): Promise<string[]> {
  const said = { return: returnNumber(held) }
  const isUndone = entry_ids.length > 0
  return writeEntries(step, transaction, {
    audited: { kind: "order", ids: [held.order_id], action, entry_ids },
    changes: [
      {
        thing_id: held.order_id,
        thing_name: orderNumber(held),
        before: isUndone ? said : null,
        after: isUndone ? null : said,
      },
    ],
  })
}
