import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../../src/queries/database/query-graph"
import { STRIPE_PROVIDER_ID } from "../../src/queries/payment/stripe-provider-id"

type BooksRow = {
  status: string
  summary: { pending_difference: number }
  transactions: { reference: string; amount: number }[]
  payment_collections: {
    status: string
    amount: number
    captured_amount: number | null
    refunded_amount: number | null
    payment_sessions?: { provider_id: string; status: string; data: { id: string } }[]
    payments?: { captures: { amount: number }[]; refunds: { amount: number }[] }[]
  }[]
}

/** What Medusa's own records say of the money of an order; amounts in major units. */
export async function readBooks(container: MedusaContainer, orderId: string) {
  const [row] = await queryGraph<BooksRow>(container, {
    entity: "order",
    fields: [
      "status",
      "summary",
      "transactions.*",
      "payment_collections.*",
      "payment_collections.payment_sessions.*",
      "payment_collections.payments.captures.amount",
      "payment_collections.payments.refunds.amount",
    ],
    filters: { id: orderId },
  })
  if (!row) throw new Error(`no order ${orderId}`)
  const payments = row.payment_collections.flatMap((collection) => collection.payments ?? [])
  return {
    status: row.status,
    due: row.summary.pending_difference,
    collections: row.payment_collections.map(({ status, amount }) => ({ status, amount })),
    intents: row.payment_collections
      .flatMap((collection) => collection.payment_sessions ?? [])
      .filter((session) => session.provider_id === STRIPE_PROVIDER_ID)
      .map((session) => session.data.id),
    captures: payments.flatMap(({ captures }) => captures.map(({ amount }) => amount)),
    refunds: payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
    transactions: row.transactions.map(({ reference, amount }) => `${reference} ${amount}`),
  }
}
