import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import fc from "fast-check"
import type { Order } from "../../../src/contract/order/order"
import { payOrder } from "./pay-order"
import type { Person } from "../people"
import { placeOrder } from "./purchase"
import type { TestPart } from "../shop-fixture"
import type { TestApi } from "../test-api"

const life = fc.record({
  qty: fc.integer({ min: 50, max: 60 }),
  fate: fc.constantFrom("unpaid", "cancelled", "paid", "delivered", "paid and delivered"),
  /** Major units given back of what was paid. */
  refund: fc.constantFrom(0, 0, 10.25, 99.99),
  /** Days since each of it; a paid order was paid on its first day. */
  age: fc.record({
    placed: fc.integer({ min: 3, max: 9 }),
    ended: fc.integer({ min: 0, max: 3 }),
  }),
})

type Life = ReturnType<typeof lives>[number]
type World = { api: TestApi; container: MedusaContainer; staff: string; admin: Person }

/** What becomes of some orders; the same for a seed. */
export function lives(seed: number, count: number) {
  return fc.sample(fc.noBias(life), { seed, numRuns: count })
}

/** An order that lives so, by the shop's own calls; then its times are moved back. */
export async function liveOrder(
  { api, container, staff, admin }: World,
  { part, buyer }: { part: TestPart; buyer: Person },
  { qty, fate, refund, age }: Life,
): Promise<Order> {
  const order = await placeOrder(api, { part, buyer, qty })
  const path = `/order/${order._id}`
  const isPaid = fate.includes("paid") && fate !== "unpaid"
  if (isPaid) await payOrder(api, { order, buyer })
  if (isPaid && refund > 0) await giveBack({ api, container, staff }, order, refund)
  if (fate.includes("delivered")) await api.put(path, { isDeliver: true }, admin.token)
  if (fate === "cancelled") await api.delete(path, buyer.token)
  await moveBack(container, order._id, age)
  return order
}

async function giveBack(
  { api, container, staff }: Omit<World, "admin">,
  order: Order,
  amount: number,
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select payment.id from payment join order_payment_collection link using (payment_collection_id)
      where link.order_id = ?`,
    [order._id],
  )
  const path = `/admin/payments/${rows[0]?.id}/refund`
  const { status } = await api.call({ method: "POST", path, body: { amount }, token: staff })
  if (status !== 200) throw new Error(`Nothing was given back: ${status}`)
}

async function moveBack(container: MedusaContainer, id: string, age: Life["age"]): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const payments = `select payment.id from payment
    join order_payment_collection link using (payment_collection_id) where link.order_id = :id`
  const moved = [
    `update "order" set created_at = created_at - make_interval(days => :placed),
      canceled_at = canceled_at - make_interval(days => :ended) where id = :id`,
    `update payment set captured_at = captured_at - make_interval(days => :placed)
      where id in (${payments})`,
    `update order_transaction set created_at = created_at - make_interval(days =>
        cast(case reference when 'refund' then :ended else :placed end as int)) where order_id = :id`,
    `update refund set created_at = created_at - make_interval(days => :ended)
      where payment_id in (${payments})`,
  ]
  for (const statement of moved) await database.raw(statement, { id, ...age })
}
