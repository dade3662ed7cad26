import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { paymentIntentSchema } from "../../src/contract/order/payment"
import type { Order } from "../../src/contract/order/order"
import { payWithCard } from "../setup/orders/card"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import type { Answer, TestApi } from "../setup/test-api"

/** A shop with 500 pieces of one part, and who acts in it. */
export type OrderShop = {
  part: TestPart
  buyer: Person
  admin: Person
  place(): Promise<Order>
  deliver(order: Order): Promise<Answer>
  cancel(order: Order): Promise<Answer>
  /** A call of Medusa's own admin. */
  medusa(path: string, body?: unknown): Promise<Answer>
  read(path: string): Promise<Answer>
  /** Pays with a card at the sandbox; answers the call that tells the shop of it. */
  pay(order: Order): Promise<() => Promise<Answer>>
  database: Knex
  stock(): Promise<Stock>
}

type Stock = {
  stocked: number
  reserved: number
  reservations: number
}

export async function openOrderShop(container: MedusaContainer, api: TestApi): Promise<OrderShop> {
  await openShop(container)
  const part = await addPart(container)
  const [admin, buyer] = [await signInAdmin(container, api), await signUp(api)]
  const token = await signInMedusaAdmin(api)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return {
    part,
    buyer,
    admin,
    database,
    place: () => placeOrder(api, { part, buyer }),
    deliver: ({ _id }) => api.put(`/order/${_id}`, { isDeliver: true }, admin.token),
    cancel: ({ _id }) => api.delete(`/order/${_id}`, buyer.token),
    medusa: (path, body = {}) => api.call({ method: "POST", path: `/admin${path}`, body, token }),
    read: (path) => api.call({ method: "GET", path: `/admin${path}`, token }),
    pay: async (order) => {
      const due = { amount: Number(order.total), orderId: order._id }
      const { body } = await api.post("/create-payment-intent", due, buyer.token)
      const { clientSecret } = paymentIntentSchema.parse(body)
      const { id: transitionId } = await payWithCard(clientSecret)
      return () => api.put(`/order/${order._id}`, { isPaid: true, transitionId }, buyer.token)
    },
    stock: async () => {
      const { rows } = await database.raw<{ rows: Stock[] }>(STOCK)
      if (!rows[0]) throw new Error("the part has no stock")
      return rows[0]
    },
  }
}

const STOCK = `select level.stocked_quantity::int as stocked, level.reserved_quantity::int as reserved,
  (select count(*)::int from reservation_item where deleted_at is null) as reservations
from inventory_level level where level.deleted_at is null`

/** How often each status was answered. */
export function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
