import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"
import type { SessionRow } from "./payable-order"

type PaymentRow = {
  id: string
  captured_at: Date | string | null
  captures?: { id: string }[]
}

type OrderLink = {
  order: { id: string; status: string; transactions?: { reference_id: string | null }[] } | null
}

/** A session with the payment that came of it and the order that it pays for, where there are such. */
export type Settlement = {
  session: SessionRow & { payment_collection_id: string }
  payment: PaymentRow | null
  order: NonNullable<OrderLink["order"]> | null
}

type SessionWithPayment = Settlement["session"] & { payment?: PaymentRow | null }

export async function readSettlement(
  container: MedusaContainer,
  sessionId: string,
): Promise<Settlement | null> {
  const [row] = await queryGraph<SessionWithPayment>(container, {
    entity: "payment_session",
    fields: ["*", "payment.*", "payment.captures.id"],
    filters: { id: sessionId },
  })
  if (!row) return null
  const { payment, ...session } = row
  const [link] = await queryGraph<OrderLink>(container, {
    entity: "order_payment_collection",
    fields: ["order.id", "order.status", "order.transactions.reference_id"],
    filters: { payment_collection_id: session.payment_collection_id },
  })
  return { session, payment: payment ?? null, order: link?.order ?? null }
}

/** Whether the money was taken and stands in the order's own books. */
export function isBooked({ payment, order }: Settlement): boolean {
  if (!payment?.captured_at || !order) return false
  const booked = order.transactions?.map((transaction) => transaction.reference_id) ?? []
  return (payment.captures ?? []).every((capture) => booked.includes(capture.id))
}
