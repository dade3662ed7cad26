export type QuantityRuleRecord = {
  minimum: number | null
  maximum: number | null
  multiple: number | null
}

/** One thing that can be ordered: a variant with its product's words. `price` is in major units. */
export type Sellable = {
  id: string
  product_id: string
  variant_id: string
  inventory_item_id: string | null
  location_id: string
  name: string
  description: string
  image: string
  sku: string
  category: string
  price: number
  available: number
  rule: QuantityRuleRecord | null
  attributes: { label: string; value: string }[]
  oem_numbers: string[]
}

type LevelRow = {
  location_id: string
  stocked_quantity: number | string
  reserved_quantity: number | string
}

type VariantRow = {
  id: string
  title: string
  sku: string | null
  manage_inventory: boolean
  calculated_price?: { calculated_amount: number | string | null } | null
  inventory_items?: {
    inventory_item_id: string
    inventory: { location_levels: LevelRow[] } | null
  }[]
}

export type ProductRow = {
  id: string
  title: string
  description: string | null
  thumbnail: string | null
  metadata: PartMetadata | null
  categories: { name: string }[]
  quantity_rule?: QuantityRuleRecord | null
  variants: VariantRow[]
}

/** What a part's data sheet tells; kept in the product's metadata. */
export type PartMetadata = {
  attributes?: { label: string; value: string }[]
  oem_numbers?: string[]
}

/** A variant that does not manage its stock never runs out; 1,000,000 stands for it. */
const UNMANAGED_STOCK = 1_000_000

/** The rows of /api/v1 that a product makes: one for each of its priced variants. */
export function toSellables(product: ProductRow, locationId: string): Sellable[] {
  const single = product.variants.length === 1
  return product.variants.flatMap((variant) => {
    const price = variant.calculated_price?.calculated_amount
    if (price === null || price === undefined) return []
    const item = variant.inventory_items?.[0]
    return [
      {
        id: single ? product.id : variant.id,
        product_id: product.id,
        variant_id: variant.id,
        inventory_item_id: item?.inventory_item_id ?? null,
        location_id: locationId,
        name: single ? product.title : `${product.title} ${variant.title}`,
        description: product.description ?? "",
        image: product.thumbnail ?? "",
        sku: variant.sku ?? "",
        category: product.categories[0]?.name ?? "",
        price: Number(price),
        available: variant.manage_inventory
          ? availableAt(item?.inventory?.location_levels ?? [], locationId)
          : UNMANAGED_STOCK,
        rule: product.quantity_rule ?? null,
        attributes: product.metadata?.attributes ?? [],
        oem_numbers: product.metadata?.oem_numbers ?? [],
      },
    ]
  })
}

function availableAt(levels: LevelRow[], locationId: string): number {
  const level = levels.find((candidate) => candidate.location_id === locationId)
  if (!level) return 0
  return Math.max(0, Math.floor(Number(level.stocked_quantity) - Number(level.reserved_quantity)))
}
