import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { graph } from "../../queries/database/query-graph"
import { STRIPE_PROVIDER_ID } from "./stripe-provider-id"

export type SessionRow = {
  id: string
  provider_id: string
  status: string
  /** Major units. */
  amount: number
  currency_code: string
  data: Record<string, unknown>
}

type CollectionRow = {
  id: string
  status: string
  /** Major units. */
  amount: number
  payment_sessions?: SessionRow[]
  payments?: { captured_at: Date | string | null; data: Record<string, unknown> | null }[]
}

export type PayableOrder = {
  id: string
  status: string
  customer_id: string | null
  currency_code: string
  summary?: { raw_pending_difference?: BigNumberInput; pending_difference?: BigNumberInput }
  payment_collections?: CollectionRow[]
}

const FIELDS = [
  "id",
  "status",
  "customer_id",
  "currency_code",
  "summary",
  "payment_collections.id",
  "payment_collections.status",
  "payment_collections.amount",
  "payment_collections.payment_sessions.*",
  "payment_collections.payments.captured_at",
  "payment_collections.payments.data",
]
const PAGE = 100

export async function readPayableOrder(container: MedusaContainer, id: string) {
  const [order] = await graph<PayableOrder>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id, is_draft_order: false },
  })
  return order
}

/** All of a customer's orders that money is due for, newest first. */
export async function readUnpaidOrders(container: MedusaContainer, customerId: string) {
  const unpaid: PayableOrder[] = []
  for (let skip = 0; ; skip += PAGE) {
    const page = await graph<PayableOrder>(container, {
      entity: "order",
      fields: FIELDS,
      filters: { customer_id: customerId, is_draft_order: false, status: { $ne: "canceled" } },
      pagination: { order: { created_at: "DESC" }, take: PAGE, skip },
    })
    unpaid.push(...page.filter(isPayable))
    if (page.length < PAGE) return unpaid
  }
}

export function isPayable(order: PayableOrder): boolean {
  return order.status !== "canceled" && MathBN.gt(due(order), 0)
}

/** Whether nothing is due because a payment was captured, not because nothing ever was. */
export function isPaid(order: PayableOrder): boolean {
  return MathBN.lte(due(order), 0) && capturedIntents(order).length > 0
}

/** The provider's ids of the payments that were taken for it. */
export function capturedIntents(order: PayableOrder): unknown[] {
  return collectionsOf(order)
    .flatMap((collection) => collection.payments ?? [])
    .filter((payment) => payment.captured_at)
    .map((payment) => payment.data?.id)
}

export function stripeSessions(order: PayableOrder): SessionRow[] {
  return collectionsOf(order)
    .flatMap((collection) => collection.payment_sessions ?? [])
    .filter((session) => session.provider_id === STRIPE_PROVIDER_ID)
}

/** What is left to pay, rounded as the provider rounds it: in the currency's smallest unit. */
export function smallestDue(order: PayableOrder): number {
  return getSmallestUnit(due(order), order.currency_code)
}

/** Major units. */
export function due({ summary }: PayableOrder): BigNumberInput {
  return summary?.raw_pending_difference ?? summary?.pending_difference ?? 0
}

function collectionsOf(order: PayableOrder): CollectionRow[] {
  return order.payment_collections ?? []
}
