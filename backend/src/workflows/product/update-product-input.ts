import type { Sellable } from "../../queries/product/sellable"

export type UpdateProductInput = {
  /** A row's id: a product's, or a variant's where it has several. */
  id: string
  name: string
  description: string
  image: string
  /** Major units. */
  price: number
  /** Pieces that can be ordered afterwards. */
  available: number
}

type Context = {
  input: UpdateProductInput
  product: Sellable
  plan: { title: string; variant_title: string; price_id: string | null }
}

/** Description and picture are the product's, and so its other variants' too. */
export function productChange({ input, product, plan }: Context) {
  return {
    selector: { id: product.product_id },
    update: { title: plan.title, description: input.description, thumbnail: input.image },
  }
}

export function variantChange({ product, plan }: Context) {
  return { product_variants: [{ id: product.variant_id, title: plan.variant_title }] }
}

export function renamesVariant({ product, plan }: Context): boolean {
  return plan.variant_title !== product.variant_title
}

export function setsPrice({ plan }: Context): boolean {
  return plan.price_id !== null
}

export function priceChange({ input, product, plan }: Context) {
  return { product_id: product.product_id, price_id: plan.price_id ?? "", amount: input.price }
}
