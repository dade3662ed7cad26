import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import {
  DUE,
  IS_CANCELLED,
  IS_PAID,
  IS_PLACED,
  ORDER_BOOKS,
  ORDER_MONEY,
} from "../order/order-facts"
import { STRIPE_PROVIDER_ID } from "./stripe-provider-id"

/** A session of the card provider. */
export type SessionRow = {
  id: string
  status: string
  /** Major units. */
  amount: number
  currency_code: string
  data: Record<string, unknown>
}

/** What paying decides by; the words are those of order-facts. */
export type PayableOrder = {
  id: string
  customer_id: string | null
  currency_code: string
  is_cancelled: boolean
  is_paid: boolean
  /** Major units, exactly. */
  due: string
  /** The provider's ids of the payments that were taken for it. */
  captured_intents: string[]
  /** Of the card provider, oldest first. */
  sessions: SessionRow[]
  /** What nothing was paid into yet; its amount in major units. */
  open_collection: { id: string; amount: number } | null
}

const COLLECTIONS = `from order_payment_collection link
    join payment_collection collection
      on collection.id = link.payment_collection_id and collection.deleted_at is null`

const PAYABLE = `select o.id, o.customer_id, o.currency_code, ${IS_CANCELLED} as is_cancelled,
  ${IS_PAID} as is_paid, cast(${DUE} as text) as due,
  coalesce(to_json(money.intent_ids), '[]') as captured_intents,
  coalesce((
    select json_agg(json_build_object('id', session.id, 'status', session.status,
      'amount', session.amount, 'currency_code', session.currency_code, 'data', session.data)
      order by session.created_at, session.id)
    ${COLLECTIONS}
    join payment_session session
      on session.payment_collection_id = collection.id and session.deleted_at is null
    where link.order_id = o.id and link.deleted_at is null
      and session.provider_id = '${STRIPE_PROVIDER_ID}'), '[]') as sessions,
  (select json_build_object('id', collection.id, 'amount', collection.amount)
    ${COLLECTIONS}
    where link.order_id = o.id and link.deleted_at is null
      and collection.status in ('not_paid', 'awaiting')
      and not exists (
        select from payment
        where payment.payment_collection_id = collection.id and payment.deleted_at is null)
    order by collection.created_at, collection.id limit 1) as open_collection
  from "order" o
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  where ${IS_PLACED}`

export function readPayableOrder(
  container: MedusaContainer,
  id: string,
): Promise<PayableOrder | undefined> {
  return readHeldOrder(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
}

/** The same over the connection of a transaction that holds the order: so it stays. */
export async function readHeldOrder(database: Knex, id: string): Promise<PayableOrder | undefined> {
  const { rows } = await database.raw<{ rows: PayableOrder[] }>(`${PAYABLE} and o.id = ?`, [id])
  return rows[0]
}

/** All of a customer's orders that money is due for, newest first. */
export async function readUnpaidOrders(
  container: MedusaContainer,
  customerId: string,
): Promise<PayableOrder[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const statement = `${PAYABLE} and o.customer_id = ? and ${DUE} > 0 order by o.created_at desc`
  return (await database.raw<{ rows: PayableOrder[] }>(statement, [customerId])).rows
}

/** Nothing is due for a cancelled order. */
export function isPayable({ due }: PayableOrder): boolean {
  return Number(due) > 0
}

/** What is left to pay, rounded as the provider rounds it: in the currency's smallest unit. */
export function smallestDue({ due, currency_code }: PayableOrder): number {
  return getSmallestUnit(due, currency_code)
}
