import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { route } from "@halden/backend/kit/routes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { NAME } from "../name"
import { coresOfOrder } from "../returns/cores-of-order"
import { orderCoresSchema } from "../returns/order-cores"
import { readOpenRequests } from "../returns/returns-of-order"
import { receiptSchema, returnSchema } from "../returns/sent"
import { readDays } from "../settings"
import { askForCoreReturnWorkflow } from "./ask-for-core-return"
import { receiveCoreReturnWorkflow } from "./receive-core-return"
import { recordCoreReturnWorkflow } from "./record-core-return"

// Looked at when the shop starts: a wrong value stops it.
readDays(process.env)

/** Those that wait longest; the others follow when these are answered. */
const MOST_REQUESTS = 200

const databaseOf = (container: MedusaContainer) =>
  container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)

route({
  name: NAME,
  method: "GET",
  path: "/orders/{id}/cores",
  access: "signed in",
  summary: "The deposits of an order, and which cores were asked for and came back; own, or staff",
  answer: orderCoresSchema,
  handler: ({ params: { id }, person }, { container }) => {
    const customer_id = person.is_admin ? null : person.customer_id
    return coresOfOrder(databaseOf(container), { id, customer_id })
  },
})

route({
  name: NAME,
  method: "POST",
  path: "/orders/{id}/cores",
  access: "administrator",
  summary: "Record cores that came back unasked; their deposit goes back once for each key",
  body: returnSchema,
  answer: orderCoresSchema,
  handler: async ({ params: { id }, body, person }, { container }) => {
    const by = { recorded_by: person.customer_id }
    const { line: line_id, qty: quantity, key } = body
    const wanted = { order_id: id, line_id, quantity, key, by }
    await recordCoreReturnWorkflow(container).run({ input: wanted })
    return coresOfOrder(databaseOf(container), { id, customer_id: null })
  },
})

route({
  name: NAME,
  method: "POST",
  path: "/orders/{id}/returns",
  access: "signed in",
  summary: "Ask to return cores of one's own order, in time; the same key is one request",
  body: returnSchema,
  answer: orderCoresSchema,
  handler: async ({ params: { id }, body, person: { customer_id } }, { container }) => {
    const { line: line_id, qty: quantity, key } = body
    const wanted = { order_id: id, line_id, quantity, key, by: { customer_id } }
    await askForCoreReturnWorkflow(container).run({ input: wanted })
    return coresOfOrder(databaseOf(container), { id, customer_id })
  },
})

route({
  name: NAME,
  method: "GET",
  path: "/returns",
  access: "administrator",
  summary: `Requests that wait for their cores, the oldest first, at most ${MOST_REQUESTS}`,
  answer: z.array(
    z.object({
      id: z.string(),
      order: z.string(),
      title: z.string(),
      asked: z.number(),
      at: z.string(),
    }),
  ),
  handler: (_, { container }) => readOpenRequests(databaseOf(container), MOST_REQUESTS),
})

route({
  name: NAME,
  method: "PUT",
  path: "/returns/{id}",
  access: "administrator",
  summary: "Say how many cores of a request arrived: their deposit goes back once; 0 refuses it",
  body: receiptSchema,
  handler: async ({ params: { id }, body: { qty: quantity }, person }, { container }) => {
    const received = { id, quantity, recorded_by: person.customer_id }
    await receiveCoreReturnWorkflow(container).run({ input: received })
  },
})
