import { ProductStatus } from "@medusajs/framework/utils"
import type { AdditionalData } from "../../kit/registry/points"
import { metadataOf } from "../../queries/field/field-values"
import type { Shop } from "../../queries/shop/shop"

export type CreateProductInput = {
  name: string
  description: string
  image: string
  /** Major units. */
  price: number
  /** Pieces in stock. */
  available: number
  /** What the caller sent for plugins. */
  additional_data?: AdditionalData
}

/** The option that Medusa asks of every product, also where there is nothing to choose. */
export const ONLY_OPTION = "Version"

type Context = {
  input: CreateProductInput
  defaults: Shop & { shipping_profile_id: string }
  number: { sku: string }
}

/** What is kept of a product: counted at the shop's location. */
export function inventoryInput({ input, defaults, number }: Context) {
  return {
    items: [
      {
        sku: number.sku,
        title: input.name,
        requires_shipping: true,
        location_levels: [{ location_id: defaults.location_id, stocked_quantity: input.available }],
      },
    ],
  }
}

/** Medusa's product of one variant, sold at once. */
export function productInput({
  input,
  defaults,
  number,
  items,
}: Context & { items: { id: string }[] }) {
  const metadata = metadataOf("product", input.additional_data ?? {})
  return {
    products: [
      {
        title: input.name,
        handle: number.sku.toLowerCase(),
        description: input.description,
        thumbnail: input.image,
        ...(Object.keys(metadata).length > 0 && { metadata }),
        status: ProductStatus.PUBLISHED,
        shipping_profile_id: defaults.shipping_profile_id,
        sales_channels: [{ id: defaults.sales_channel_id }],
        options: [{ title: ONLY_OPTION, values: ["Standard"] }],
        variants: [
          {
            title: "Standard",
            sku: number.sku,
            manage_inventory: true,
            inventory_items: items.map(({ id }) => ({ inventory_item_id: id })),
            options: { [ONLY_OPTION]: "Standard" },
            prices: [{ currency_code: defaults.currency_code, amount: input.price }],
          },
        ],
      },
    ],
  }
}
