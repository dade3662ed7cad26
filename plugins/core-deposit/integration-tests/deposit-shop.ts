import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { openOrderShop, type OrderShop } from "../../../backend/integration-tests/orders/order-shop"
import { purchaseOf } from "../../../backend/integration-tests/setup/orders/purchase"
import {
  dataOf,
  type Answer,
  type TestApi,
} from "../../../backend/integration-tests/setup/test-api"
import { orderSchema, type Order } from "../../../backend/src/contract/order/order"
import { orderCoresSchema, type OrderCores } from "../src/returns/order-cores"

export const X = "/x/halden-core-deposit"

type Pieces = { qty?: number; key?: string }

/** A shop whose part has a deposit of 12 a piece. */
export type DepositShop = OrderShop & {
  deposit(amount: number, token?: string): Promise<Answer>
  place(): Promise<Order>
  paid(): Promise<Order>
  cores(order: Order, token?: string): Promise<OrderCores>
  /** Staff record what came back unasked. */
  record(order: Order, pieces?: Pieces): Promise<Answer>
  /** The buyer asks to return cores. */
  ask(order: Order, pieces?: Pieces, token?: string): Promise<Answer>
  /** A new order of which the buyer has asked to return so many; and the id of that request. */
  asked(qty: number): Promise<{ order: Order; id: string }>
  /** Staff say what arrived of a request. */
  receive(id: string, qty: number, token?: string): Promise<Answer>
  refunded(order: Order): Promise<number | undefined>
  database: Knex
}

export async function openDepositShop(
  container: MedusaContainer,
  api: TestApi,
): Promise<DepositShop> {
  const shop = await openOrderShop(container, api)
  const { admin, buyer, part } = shop
  const place = async () => {
    const { total: _, ...purchase } = purchaseOf(part, buyer)
    return dataOf(await api.post("/orders", purchase, buyer.token), orderSchema)
  }
  const paid = async () => {
    const order = await place()
    const tell = await shop.pay(order)
    await tell()
    return order
  }
  const cores = async ({ _id }: Order, token = buyer.token) =>
    dataOf(await api.get(`${X}/orders/${_id}/cores`, token), orderCoresSchema)
  const bodyOf = async (order: Order, { qty = 10, key = "one" }: Pieces) => {
    const [known] = (await cores(order)).deposits
    return { line: known?.line, qty, key }
  }
  const ask = async (order: Order, pieces: Pieces = {}, token = buyer.token) =>
    api.post(`${X}/orders/${order._id}/returns`, await bodyOf(order, pieces), token)
  return {
    ...shop,
    database: container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION),
    deposit: (amount, token = admin.token) =>
      api.put(`${X}/deposit`, { sku: part.sku, amount }, token),
    place,
    paid,
    cores,
    record: async (order, pieces = {}) =>
      api.post(`${X}/orders/${order._id}/cores`, await bodyOf(order, pieces), admin.token),
    ask,
    asked: async (qty) => {
      const order = await paid()
      const { returns } = dataOf(await ask(order, { qty }), orderCoresSchema)
      return { order, id: returns[0]?.id ?? "" }
    },
    receive: (id, qty, token = admin.token) => api.put(`${X}/returns/${id}`, { qty }, token),
    refunded: async ({ _id }) =>
      dataOf(await api.get(`/order/${_id}`, buyer.token), orderSchema).refunded,
  }
}
