import type { MedusaContainer } from "@medusajs/framework/types"
import { QueryContext } from "@medusajs/framework/utils"
import { queryGraph } from "../database/query-graph"
import { readShop } from "../shop/shop"

/** A sitemap holds at most 50,000 addresses; some are for the pages that are no part's. */
const MOST = 49_000

type Row = {
  id: string
  updated_at: string | Date
  variants: { id: string; calculated_price?: { calculated_amount: unknown } | null }[]
}

/** The ids in /api/v1 of all that the shop sells, newest first, and when each changed last. */
export async function readProductAddresses(
  container: MedusaContainer,
): Promise<{ id: string; changed_at: Date }[]> {
  const shop = await readShop(container)
  const { region_id, currency_code } = shop
  const rows = await queryGraph<Row>(container, {
    entity: "product",
    fields: ["id", "updated_at", "variants.id", "variants.calculated_price.*"],
    filters: { status: "published", sales_channels: { id: shop.sales_channel_id } },
    pagination: { order: { created_at: "DESC", id: "DESC" }, take: MOST },
    context: { variants: { calculated_price: QueryContext({ region_id, currency_code }) } },
  })
  return rows
    .flatMap(({ id, updated_at, variants }) => {
      const changed_at = new Date(updated_at)
      const priced = variants.filter(
        ({ calculated_price: price }) => price?.calculated_amount != null,
      )
      return priced.map((variant) => ({
        id: variants.length === 1 ? id : variant.id,
        changed_at,
      }))
    })
    .slice(0, MOST)
}
