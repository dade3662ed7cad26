import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RETURN_CHANGED } from "../../../contract/return/order-return"
import { moneyText } from "../../../contract/money"
import type { SettleReturn } from "../../../contract/return/staff-return"
import { ShopError, wrongField } from "../../../errors/shop-error"
import { readOrderBooks } from "../../../queries/order/order-books"
import { paidAmount } from "../../../queries/payment/paid-amount"
import { readRefundablePayments } from "../../../queries/payment/refundable-payments"
import type { HeldReturn } from "../../../queries/return/held-return"
import { recordChanges } from "../../audit/record-changes"
import { announceStep } from "../../order/announce"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { inReturn, noteReturn, returnRequests } from "../in-return"
import { refuseInEdit } from "../refuse-in-edit"
import { askLessForOrder } from "../receive/ask-less"
import { carryOutReturnRefundsStep } from "./carry-out-refunds"
import { keepOfOrder } from "./keep-of-order"
import { replacePieces } from "./replace-pieces"
import { requestRefunds } from "./request-refunds"
import { mostBack, toRefund } from "./return-money"

export type SettleReturnInput = SettleReturn & {
  id: string
  /** Who of the staff. */
  settled_by: string
}

type Settling = { input: SettleReturnInput; held: HeldReturn }

/**
 * Decides what becomes of a return that was received, once: its refunds are written down before the
 * provider hears of them, or its pieces are ordered again and reserved; in one transaction that holds
 * the order. Nothing behind it undoes it: what the provider did not do yet is the reconciler's.
 */
const writeReturnSettlementStep = createStep(
  "write-return-settlement",
  async (input: SettleReturnInput, step) => {
    const { id } = input
    const states = ["received"] as const
    const request_ids = await inReturn(step, { id, states }, async (transaction, held) => {
      const { order_id } = held
      await refuseInEdit(step.container, transaction, order_id)
      const settle = input.as === "refund" ? settleByRefund : settleByReplacement
      const action = input.as === "refund" ? "return refunded" : "return replaced"
      const audited = { kind: "order", ids: [order_id], action } as const
      const { result, entry_ids } = await recordChanges(step, [transaction, audited], () =>
        settle(step, transaction, { input, held }),
      )
      if (entry_ids.length === 0) await noteReturn(step, transaction, { held, action })
      return result
    })
    return new StepResponse({ request_ids })
  },
)

async function settleByRefund(
  step: StepExecutionContext,
  transaction: SharedTransaction,
  { input, held }: Settling,
): Promise<string[]> {
  const { database } = transaction
  const { reason, settled_by: created_by } = input
  const { order_id, currency_code, kept, booked } = held
  const worth = held.worth ?? 0
  const { pending, money_left } = await readOrderBooks(database, order_id)
  const payments = await readRefundablePayments(database, order_id)
  const owed = { worth, pending, money_left, kept, booked, currency_code }
  const most = mostBack(owed)
  const amount = paidAmount(input.amount ?? most, currency_code)
  refuseAmount({ amount, most, booked, reason, currency_code })
  const wanted = { held, payments, amount: toRefund({ ...owed, amount }), created_by }
  const request_ids = await requestRefunds(step, transaction, wanted)
  const keep = MathBN.sub(worth, amount).toNumber()
  const more = MathBN.sub(keep, kept).toNumber()
  await keepOfOrder(step.container, transaction, { held, amount: more })
  await askLessForOrder(step.container, transaction, order_id)
  const refund_request_ids = [...held.refund_request_ids, ...request_ids]
  const settled = { amount, kept: keep, amount_reason: reason, refund_request_ids }
  await writeSettled(step.container, transaction, { input, settled })
  return request_ids
}

async function settleByReplacement(
  { container }: StepExecutionContext,
  transaction: SharedTransaction,
  { input, held }: Settling,
): Promise<string[]> {
  if (held.booked > 0) throw new ShopError("return_state", { variant: "partly" })
  await keepOfOrder(container, transaction, { held, amount: -held.kept })
  const before = await readOrderBooks(transaction.database, held.order_id)
  await replacePieces(container, transaction, { held, ordered_by: input.settled_by })
  const after = await readOrderBooks(transaction.database, held.order_id)
  // What a promotion took off from fewer pieces is less for each of more.
  const dearer = replacementCosts({ before: before.total, after: after.total, held })
  await keepOfOrder(container, transaction, { held, amount: -dearer })
  await askLessForOrder(container, transaction, held.order_id)
  const settled = { amount: null, kept: 0, amount_reason: "", refund_request_ids: null }
  await writeSettled(container, transaction, { input, settled })
  return []
}

type Replacement = { before: number; after: number; held: HeldReturn }

/** What pieces that are ordered again cost beyond what their return has taken off. */
function replacementCosts({ before, after, held: { worth, currency_code } }: Replacement): number {
  const [was, is] = [paidAmount(before, currency_code), paidAmount(after, currency_code)]
  return MathBN.sub(is, was, worth ?? 0).toNumber()
}

type Settled = {
  amount: number | null
  kept: number
  amount_reason: string
  refund_request_ids: string[] | null
}

async function writeSettled(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { input: { id, as: settlement }, settled }: { input: SettleReturnInput; settled: Settled },
): Promise<void> {
  const change = { id, state: "settled", settlement, settled_at: new Date(), ...settled }
  // Medusa's type of JSON is an object alone.
  const refund_request_ids = settled.refund_request_ids as Record<string, unknown> | null
  await within(returnRequests(container), (service, context) =>
    service.updateReturnRequests({ ...change, refund_request_ids }, context),
  )
}

type Amount = {
  amount: number
  most: number
  booked: number
  reason: string
  currency_code: string
}

function refuseAmount({ amount, most, booked, reason, currency_code }: Amount): void {
  if (amount > most) {
    const facts = { most: moneyText(most, currency_code) }
    throw new ShopError("return_amount_too_high", { facts, field: "amount" })
  }
  if (amount < booked) {
    const message = `${moneyText(booked, currency_code)} went back already`
    throw wrongField("amount", message)
  }
  if (amount < most && reason === "") {
    throw wrongField("reason", "reason is required where less goes back")
  }
}

export const settleReturnWorkflowId = "settle-return"

/**
 * Staff settle a return by a refund, of all that its pieces have cost or of less, or by a replacement.
 * Throws ShopError.
 */
export const settleReturnWorkflow = createWorkflow(
  settleReturnWorkflowId,
  (input: SettleReturnInput) => {
    announceStep({
      news: transform({ input }, ({ input }) => [{ name: RETURN_CHANGED, data: { id: input.id } }]),
    })
    return new WorkflowResponse(carryOutReturnRefundsStep(writeReturnSettlementStep(input)))
  },
)
