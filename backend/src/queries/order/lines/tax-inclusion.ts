import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { queryGraph } from "../../database/query-graph"
import { queryPrepared } from "../../database/prepared-query"
import type { SellingShop } from "../../shop/selling-shop"
import { hasRegionPrice } from "../../shop/tax-basis"

type Asked = {
  shop: SellingShop
  customer_id: string
  lines: readonly { variant_id: string; quantity: number }[]
}

/**
 * Whether tax is in the price of each line, in their order, as a cart of Medusa's has it. Where the
 * region's prices and all others differ in it, Medusa is asked for parts that have such prices.
 */
export async function readTaxInclusion(
  container: MedusaContainer,
  { shop, customer_id, lines }: Asked,
): Promise<boolean[]> {
  const { prices_include_tax, region_prices_include_tax } = shop
  if (prices_include_tax === region_prices_include_tax) return lines.map(() => prices_include_tax)
  const sets = await regionsPriceSets(container, { shop, lines })
  if (sets.size === 0) return lines.map(() => prices_include_tax)
  const groups = await groupsOf(container, customer_id)
  const inclusions = new Map<number, Map<string, boolean>>()
  for (const quantity of new Set(lines.map(({ quantity }) => quantity))) {
    const { currency_code, region_id } = shop
    const context = { currency_code, region_id, quantity, customer: { groups } }
    const own = lines.filter((line) => line.quantity === quantity)
    const id = own.flatMap(({ variant_id }) => sets.get(variant_id) ?? [])
    // The module flattens objects; its type says that it takes none.
    const prices = await container
      .resolve(Modules.PRICING)
      .calculatePrices({ id }, { context: context as unknown as Record<string, string | number> })
    const found = prices.map(
      ({ id, is_calculated_price_tax_inclusive: is_included }) =>
        [id, is_included === true] as const,
    )
    inclusions.set(quantity, new Map(found))
  }
  return lines.map(({ variant_id, quantity }) => {
    const inclusion = inclusions.get(quantity)?.get(sets.get(variant_id) ?? "")
    return inclusion ?? prices_include_tax
  })
}

const SETS = `select link.variant_id, link.price_set_id from product_variant_price_set link
  where link.variant_id = any(cast(:variants as text[])) and link.deleted_at is null
    and ${hasRegionPrice("link.price_set_id", ":region_id")}`

/** The price sets, by variant, that have a price of the region's own. */
async function regionsPriceSets(
  container: MedusaContainer,
  { shop: { region_id }, lines }: Omit<Asked, "customer_id">,
): Promise<Map<string, string>> {
  const variants = lines.map(({ variant_id }) => variant_id)
  type Row = { variant_id: string; price_set_id: string }
  const rows = await queryPrepared<Row>(container, SETS, { variants, region_id })
  return new Map(rows.map(({ variant_id, price_set_id }) => [variant_id, price_set_id]))
}

async function groupsOf(container: MedusaContainer, id: string): Promise<{ id: string }[]> {
  const [customer] = await queryGraph<{ groups?: { id: string }[] }>(container, {
    entity: "customer",
    fields: ["groups.id"],
    filters: { id },
  })
  return (customer?.groups ?? []).map(({ id }) => ({ id }))
}
