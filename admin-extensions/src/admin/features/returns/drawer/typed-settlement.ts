import type { Settlement } from "../../../../../../backend/src/contract/return/order-return"
import type { SettleReturn } from "../../../../../../backend/src/contract/return/staff-return"

/** What a customer gets for what came back, as it is typed. */
export type TypedSettlement = { as: Settlement; amount: string; reason: string }

export type SettlementErrors = { amount: boolean; reason: boolean }

/** Major units, with a point. */
const AMOUNT = /^\d{1,9}(\.\d{1,6})?$/

/** All that it is worth, back as money. */
export function typedInFull(worth: number): TypedSettlement {
  return { as: "refund", amount: String(worth), reason: "" }
}

/** The amount that is typed; null for what is none. */
export function amountOf({ amount }: TypedSettlement): number | null {
  const typed = amount.trim()
  return AMOUNT.test(typed) ? Number(typed) : null
}

/** Whether less goes back than it is worth: then somebody says why. */
export function isLess(typed: TypedSettlement, worth: number): boolean {
  const amount = amountOf(typed)
  return typed.as === "refund" && amount !== null && amount < worth
}

/** What is wrong with it; the server checks it all once more. */
export function errorsOf(typed: TypedSettlement, worth: number): SettlementErrors {
  if (typed.as === "replacement") return { amount: false, reason: false }
  const amount = amountOf(typed)
  return {
    amount: amount === null || amount > worth,
    reason: isLess(typed, worth) && typed.reason.trim() === "",
  }
}

/** What is sent of it. */
export function bodyOf(typed: TypedSettlement, worth: number): SettleReturn {
  const { as, reason } = typed
  if (as === "replacement") return { as, reason: "" }
  const less = isLess(typed, worth)
  return { as, reason: less ? reason.trim() : "", amount: amountOf(typed) ?? worth }
}
