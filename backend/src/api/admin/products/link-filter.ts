import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import type { ProductFilter } from "../../../queries/staff-list/product-filter"

/** What products are linked to, by the ids of the others. */
export type LinkFilter = Pick<ProductFilter, "salesChannel" | "priceList">

const LIST = /^\/admin\/products\/?$/i

const ids = z.union([z.string().transform((id) => [id]), z.array(z.string())]).optional()
const asked = z.looseObject({ sales_channel_id: ids, price_list_id: ids })

const ASIDE = new WeakMap<object, LinkFilter>()

/**
 * Takes what products are linked to out of the query of their list, before Medusa reads it: it has the
 * ids of all that a sales channel holds in memory, and of a million parts that was a minute and two
 * gigabytes, and then an error.
 */
export function setLinksAside(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const isList = ["GET", "HEAD"].includes(req.method) && LIST.test(`${req.baseUrl}${req.path}`)
  const { data } = isList ? asked.safeParse(req.query) : {}
  if (data?.sales_channel_id || data?.price_list_id) {
    const { sales_channel_id: salesChannel, price_list_id: priceList, ...rest } = req.query
    req.query = rest
    ASIDE.set(req, { salesChannel: data.sales_channel_id, priceList: data.price_list_id })
  }
  next()
}

/** What was set aside; undefined where nothing was. */
export function linksOf(req: MedusaRequest): LinkFilter | undefined {
  return ASIDE.get(req)
}
