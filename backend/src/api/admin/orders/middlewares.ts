import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { searchOrders } from "../../../queries/order/search/order-search"

/** Medusa reads a list by ids; the newest of them are what somebody looks for. */
const MOST_FOUND = 1000
/** Signs of a search that are read. */
const LONGEST = 200
/** No order's id, so that a search without a match is an empty list. */
const NONE = "none"

const search = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .overwrite((q) => q.slice(0, LONGEST)),
})
const named = z.union([z.string().transform((id) => [id]), z.array(z.string())])

/**
 * Medusa looks for words in mails, addresses and numbers alone, and reads every order for it. Its list
 * is given the orders that match by the shop's own search; all else that is asked for stays.
 */
async function findOrders(
  { filterableFields, scope }: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const asked = search.safeParse(filterableFields)
  if (asked.success) {
    const { q } = asked.data
    const found = await searchOrders(scope, { q, includeCancelled: true, limit: MOST_FOUND })
    const { data: wanted } = named.safeParse(filterableFields.id)
    const ids = wanted ? found.ids.filter((id) => wanted.includes(id)) : found.ids
    delete filterableFields.q
    filterableFields.id = ids.length > 0 ? ids : [NONE]
  }
  next()
}

/** The list of orders of Medusa Admin, behind Medusa's own reading of what it is asked for. */
export const ORDER_LIST_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/admin/orders", methods: ["GET"], middlewares: [findOrders] },
]
