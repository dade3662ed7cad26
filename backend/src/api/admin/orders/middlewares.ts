import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { searchOrders } from "../../../queries/order/search/order-search"
import { searchAmong } from "../../http/response/medusa-list-page"

/** Medusa reads a list by ids; the newest of them are what somebody looks for. */
const MOST_FOUND = 1000
/** Signs of a search that are read. */
const LONGEST = 200

const search = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .overwrite((q) => q.slice(0, LONGEST)),
})

/**
 * Medusa looks for words in mails, addresses and numbers alone, and reads every order for it. Its list
 * is given the orders that match by the shop's own search; all else that is asked for stays.
 */
async function findOrders(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const asked = search.safeParse(req.filterableFields)
  if (asked.success) {
    const { q } = asked.data
    const found = await searchOrders(req.scope, { q, includeCancelled: true, limit: MOST_FOUND })
    searchAmong(req, found.ids)
  }
  next()
}

/** The list of orders of Medusa Admin, behind Medusa's own reading of what it is asked for. */
export const ORDER_LIST_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/admin/orders", methods: ["GET"], middlewares: [findOrders] },
]
