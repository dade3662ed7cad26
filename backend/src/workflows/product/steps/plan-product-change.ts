import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../../queries/product/sellable"
import { ShopError } from "../../../errors/shop-error"

export type PlanProductChangeInput = {
  product: Sellable
  name?: string
  /** Major units. */
  price?: number
}

export const planProductChangeStepId = "plan-product-change"

/**
 * What an edit of a row means for Medusa's records: whose title changes, and the base price where it
 * does; null for what stays. Refuses what this form cannot say.
 */
export const planProductChangeStep = createStep(
  planProductChangeStepId,
  async ({ product, name, price }: PlanProductChangeInput) => {
    const alone = product.id === product.product_id
    return new StepResponse({
      title: alone && name !== undefined ? name : null,
      variant_title: alone || name === undefined ? null : variantTitle(product, name),
      price_id: price === undefined || price === product.price ? null : basePrice(product),
    })
  },
)

/** Of "Title Variant" only the variant's part can change: the title belongs to its siblings too. */
function variantTitle({ title, variant_title }: Sellable, name: string): string | null {
  const own = name.startsWith(`${title} `) ? name.slice(title.length).trim() : ""
  if (own) return own === variant_title ? null : own
  throw new ShopError("name_of_variants", {
    facts: { title },
    errors: [{ field: "productName", message: `must begin with "${title} "` }],
  })
}

function basePrice({ is_listed, price_id }: Sellable): string {
  if (price_id && !is_listed) return price_id
  throw new ShopError("price_list_in_force", {
    errors: [{ field: "price", message: "is set by a price list" }],
  })
}
