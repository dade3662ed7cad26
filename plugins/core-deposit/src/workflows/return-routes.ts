import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Refusal } from "@halden/backend/kit/refusal"
import { route } from "@halden/backend/kit/routes"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { NAME } from "../name"
import { readDeposits, readOrder } from "../returns/deposits-of-order"
import { endOf } from "../returns/may-return"
import { readDays } from "../settings"
import { recordCoreReturnWorkflow } from "./record-core-return"

// Looked at when the shop starts: a wrong value stops it.
readDays(process.env)

const answer = z.object({
  until: z.string(),
  deposits: z.array(
    z.object({
      line: z.string(),
      title: z.string(),
      qty: z.number(),
      returned: z.number(),
      refunded: z.number().meta({ description: "Went back, or is on its way, in major units" }),
    }),
  ),
})

/** Somebody else's order and none are refused alike. */
async function coresOf(
  container: MedusaContainer,
  { id, customer_id }: { id: string; customer_id: string | null },
): Promise<z.infer<typeof answer>> {
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const order = await readOrder(database, id)
  if (!order || (customer_id !== null && order.customer_id !== customer_id)) {
    throw new Refusal({ code: "no_order", message: "There is no such order", status: 404 })
  }
  const deposits = await readDeposits(database, id)
  return {
    until: endOf(order, readDays(process.env)).toISOString(),
    deposits: deposits.map(({ line_id, title, quantity, returned, refunded }) => ({
      ...{ line: line_id, title, qty: quantity, returned, refunded },
    })),
  }
}

route({
  name: NAME,
  method: "GET",
  path: "/orders/{id}/cores",
  access: "signed in",
  summary: "The deposits of an order, and which cores have come back; one's own, or staff",
  answer,
  handler: ({ params, person }, { container }) => {
    const customer_id = person.is_admin ? null : person.customer_id
    return coresOf(container, { id: params.id, customer_id })
  },
})

route({
  name: NAME,
  method: "POST",
  path: "/orders/{id}/cores",
  access: "administrator",
  summary: "Record cores that came back; their deposit goes back once for each key",
  body: z.object({
    line: z.string().min(1, "line is required").max(64),
    qty: z.coerce.number("quantity is required").int("quantity must be a whole number").min(1),
    key: z.string().min(1, "key is required").max(64),
  }),
  answer,
  handler: async ({ params, body, person }, { container }) => {
    const { line: line_id, qty: quantity, key } = body
    const wanted = { order_id: params.id, line_id, quantity, key, recorded_by: person.customer_id }
    await recordCoreReturnWorkflow(container).run({ input: wanted })
    return coresOf(container, { id: params.id, customer_id: null })
  },
})
