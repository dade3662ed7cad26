import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { returns } from "@halden/backend/kit/returns"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { NAME } from "../name"
import { coresOfOrder } from "../returns/cores-of-order"
import { readDeposits } from "../returns/deposits-of-order"
import type { OrderCores } from "../returns/order-cores"
import { readOpenRequests } from "../returns/returns-of-order"
import { askForCoreReturnWorkflow } from "./ask-for-core-return"
import { receiveCoreReturnWorkflow } from "./receive-core-return"

const STATES = {
  asked: "requested",
  received: "received",
  refunded: "settled",
  refused: "refused",
} as const

const databaseOf = (container: MedusaContainer) =>
  container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)

/** Cores are in the shop's own dialog and in staff's own list; the same rows and workflows answer. */
returns({
  name: NAME,
  returnable: async ({ order_id: id, customer_id }, { container }) => {
    const database = databaseOf(container)
    const { deposits, until, inTime, isRunning } = await coresOfOrder(database, { id, customer_id })
    if (!inTime || !isRunning) return []
    const paid = await readDeposits(database, id)
    return deposits.flatMap(({ line: key, title: label, left: qty }) => {
      const own = paid.find(({ line_id }) => line_id === key)
      const refundEach = own ? own.paid / own.quantity : null
      return qty > 0 ? [{ key, label, qty, refundEach, until }] : []
    })
  },
  returned: async ({ order_id, customer_id }, { container }) => {
    const cores = await coresOfOrder(databaseOf(container), { id: order_id, customer_id })
    return cores.returns.map((one) => toThing(one, order_id)).toReversed()
  },
  waiting: async (most, { container }) => {
    const open = await readOpenRequests(databaseOf(container), most)
    return open.map(({ id, order: order_id, title: label, asked: qty, at: requestedAt }) => ({
      ...{ id, order_id, label, qty, requestedAt },
      state: "requested",
      refunded: null,
    }))
  },
  ask: ({ order_id, customer_id, key: line_id, qty: quantity, once: key }, { container }) =>
    askForCoreReturnWorkflow(container).run({
      input: { order_id, line_id, quantity, key, by: { customer_id } },
    }),
  receive: ({ id, qty: quantity, received_by: recorded_by }, { container }) =>
    receiveCoreReturnWorkflow(container).run({ input: { id, quantity, recorded_by } }),
})

function toThing(one: OrderCores["returns"][number], order_id: string) {
  const { id, title: label, qty, state, refunded, at: requestedAt } = one
  return {
    ...{ id, order_id, label, qty, requestedAt, state: STATES[state] },
    refunded: refunded > 0 ? refunded : null,
  }
}
