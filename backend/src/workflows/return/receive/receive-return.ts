import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RETURN_CHANGED } from "../../../contract/return/order-return"
import type { ReceiveReturn } from "../../../contract/return/staff-return"
import { readOrderBooks } from "../../../queries/order/order-books"
import type { HeldReturn } from "../../../queries/return/held-return"
import { recordChanges } from "../../audit/record-changes"
import { changeLevels } from "../../order/deliver/move-stock"
import { announceStep, type News } from "../../order/announce"
import { closeOpenSessionsStep } from "../../payment/provider/close-open-sessions"
import type { SharedTransaction, Step } from "../../transaction/in-one-transaction"
import { inReturn, returnRequests } from "../in-return"
import { refuseInEdit } from "../refuse-in-edit"
import { worthOf } from "../settle/return-money"
import { findReturnStep, type FoundReturn } from "../find-return"
import { askLessForOrder } from "./ask-less"
import { receivedLines, type ReceivedLine } from "./received-lines"
import { registerReceived } from "./register-received"
import { readRestock } from "./restock"

export type ReceiveReturnInput = ReceiveReturn & {
  id: string
  /** Who of the staff. */
  received_by: string
}

export const receiveReturnWorkflowId = "receive-return"

/**
 * Counts what came back: good pieces are in stock again, damaged ones are not, and what did not come is
 * free to be asked back anew. All in one transaction that holds the order. The last step of its
 * workflow, so that nothing behind it can ask for it to be undone.
 */
const writeReturnReceiptStep = createStep(
  "write-return-receipt",
  async (input: ReceiveReturnInput, step) => {
    const { id } = input
    await inReturn(step, { id, states: ["approved"] }, async (transaction, held) => {
      const received = receivedLines(held, input.lines)
      await refuseInEdit(step.container, transaction, held.order_id)
      const audited = { kind: "order", ids: [held.order_id], action: "returned" } as const
      await recordChanges(step, [transaction, audited], () =>
        receive(step, transaction, { input, held, received }),
      )
    })
    return new StepResponse({ id })
  },
)

type Receipt = { input: ReceiveReturnInput; held: HeldReturn; received: readonly ReceivedLine[] }

async function receive(
  { container }: Step,
  transaction: SharedTransaction,
  { input, held, received }: Receipt,
): Promise<void> {
  const { database, within } = transaction
  const { id, location_id, received_by } = input
  const { order_id, currency_code } = held
  const restock = await readRestock(database, { received, location_id })
  const place = location_id ?? restock.location_id
  const before = await readOrderBooks(database, order_id)
  const now = new Date()
  await registerReceived(container, transaction, { held, received, received_by, place, now })
  const after = await readOrderBooks(database, order_id)
  const worth = worthOf({ before: before.total, after: after.total, currency_code })
  const requests = returnRequests(container)
  await within(requests, (service, context) =>
    service.updateReturnRequestLines(
      received.map(({ id, good, damaged }) => ({ id, good, damaged })),
      context,
    ),
  )
  const change = { id, state: "received", received_at: now, worth, location_id: place }
  await within(requests, (service, context) => service.updateReturnRequests(change, context))
  await askLessForOrder(container, transaction, order_id)
  // Whoever wants one of these parts waits from here to the commit, so it comes last.
  await changeLevels(transaction, restock.changes)
}

/**
 * Staff receive a return, each line with how many are good and damaged. What the order has open at the
 * payment provider is closed before: it asks for more than will be due. Throws ShopError.
 */
export const receiveReturnWorkflow = createWorkflow(
  receiveReturnWorkflowId,
  (input: ReceiveReturnInput) => {
    const found = findReturnStep({ id: input.id })
    announceStep({ news: transform({ found }, newsOf) })
    closeOpenSessionsStep(found)
    return new WorkflowResponse(writeReturnReceiptStep(input))
  },
)

function newsOf({ found: { id, order_id, return_id } }: { found: FoundReturn }): News[] {
  return [
    { name: RETURN_CHANGED, data: { id } },
    { name: OrderWorkflowEvents.RETURN_RECEIVED, data: { order_id, return_id } },
  ]
}
