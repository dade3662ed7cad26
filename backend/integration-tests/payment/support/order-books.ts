import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../../../src/queries/database/query-graph"
import { STRIPE_PROVIDER_ID } from "../../../src/queries/payment/stripe-provider-id"

type Booking = { amount: number; created_at: Date }
type BooksRow = {
  status: string
  summary: { pending_difference: number }
  transactions: (Booking & { reference: string })[]
  payment_collections: {
    status: string
    amount: number
    captured_amount: number | null
    refunded_amount: number | null
    payment_sessions?: { provider_id: string; status: string; data: { id: string } }[]
    payments?: { captures: Booking[]; refunds: Booking[] }[]
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
      "payment_collections.payments.captures.*",
      "payment_collections.payments.refunds.*",
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
    captures: amountsOf(payments.flatMap(({ captures }) => captures)),
    refunds: amountsOf(payments.flatMap(({ refunds }) => refunds)),
    transactions: inTurn(row.transactions).map(({ reference, amount }) => `${reference} ${amount}`),
  }
}

const amountsOf = (bookings: Booking[]) => inTurn(bookings).map(({ amount }) => amount)

/** As they were booked: the database answers in no order of its own. */
function inTurn<One extends Booking>(bookings: One[]): One[] {
  return bookings.toSorted((one, other) => Number(one.created_at) - Number(other.created_at))
}
