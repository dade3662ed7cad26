import type { MedusaContainer, PaymentCollectionDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import type { PayableOrder } from "./payable-order"

/** What is to pay for an order that the transaction holds, read over its own connection. */
export async function readHeldOrder(
  container: MedusaContainer,
  transaction: SharedTransaction,
  id: string,
): Promise<PayableOrder> {
  const { database, within } = transaction
  const order = await within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.retrieveOrder(id, { relations: ["summary"] }, context),
  )
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select payment_collection_id as id from order_payment_collection
    where order_id = ? and deleted_at is null`,
    [id],
  )
  const collections = await within(container.resolve(Modules.PAYMENT), (payments, context) =>
    payments.listPaymentCollections(
      { id: rows.map((row) => row.id) },
      { relations: ["payment_sessions", "payments"] },
      context,
    ),
  )
  return {
    id,
    status: order.status,
    customer_id: order.customer_id ?? null,
    currency_code: order.currency_code,
    ...(order.summary && { summary: order.summary as PayableOrder["summary"] }),
    payment_collections: collections.map(rowOf),
  }
}

function rowOf({ id, status, amount, payment_sessions, payments }: PaymentCollectionDTO) {
  return {
    id,
    status,
    amount: Number(amount),
    payment_sessions: (payment_sessions ?? []).map((session) => ({
      id: session.id,
      provider_id: session.provider_id,
      status: session.status,
      amount: Number(session.amount),
      currency_code: session.currency_code,
      data: session.data,
    })),
    payments: (payments ?? []).map(({ captured_at, data }) => ({
      captured_at: captured_at ?? null,
      data: data ?? null,
    })),
  }
}
