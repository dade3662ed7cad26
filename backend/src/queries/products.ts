import type { MedusaContainer } from "@medusajs/framework/types"
import { QueryContext } from "@medusajs/framework/utils"
import { graph } from "./graph"
import { readShop, type Shop } from "./shop"
import { toSellables, type ProductRow, type Sellable } from "./sellable"

const FIELDS = [
  "id",
  "title",
  "description",
  "thumbnail",
  "metadata",
  "categories.name",
  "quantity_rule.*",
  "variants.id",
  "variants.title",
  "variants.sku",
  "variants.manage_inventory",
  "variants.calculated_price.*",
  "variants.inventory_items.inventory_item_id",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "variants.inventory_items.inventory.location_levels.reserved_quantity",
]

type ProductFilter = { ids?: string[]; name?: string; take?: number }

/** Published, priced parts of the shop's sales channel, one a variant, newest first. */
export async function readSellables(
  container: MedusaContainer,
  filter: ProductFilter = {},
): Promise<Sellable[]> {
  const shop = await readShop(container)
  const rows = await graph<ProductRow>(container, {
    entity: "product",
    fields: FIELDS,
    filters: {
      status: "published",
      sales_channels: { id: shop.sales_channel_id },
      ...(filter.ids ? { id: filter.ids } : {}),
      ...(filter.name ? { title: filter.name } : {}),
    },
    pagination: { order: { created_at: "DESC", id: "DESC" }, take: filter.take ?? 1000 },
    context: { variants: { calculated_price: QueryContext(priceContext(shop)) } },
  })
  return rows.flatMap((row) => toSellables(row, shop.location_id))
}

/** The part that an id of /api/v1 names: a product's (of one variant) or a variant's. */
export async function readSellable(
  container: MedusaContainer,
  id: string,
): Promise<Sellable | undefined> {
  const productId = id.startsWith("variant_") ? await productOfVariant(container, id) : id
  if (!productId) return undefined
  const sellables = await readSellables(container, { ids: [productId] })
  return sellables.find((sellable) => sellable.id === id)
}

async function productOfVariant(container: MedusaContainer, id: string) {
  const [variant] = await graph<{ product_id: string | null }>(container, {
    entity: "variant",
    fields: ["product_id"],
    filters: { id },
  })
  return variant?.product_id ?? undefined
}

function priceContext(shop: Shop) {
  return { region_id: shop.region_id, currency_code: shop.currency_code }
}
