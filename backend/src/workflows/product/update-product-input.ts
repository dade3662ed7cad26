import type { FieldValues } from "../../queries/field/field-values"
import type { Sellable } from "../../queries/product/sellable"

export type UpdateProductInput = {
  /** A row's id: a product's, or a variant's where it has several. */
  id: string
  /** Who changes it, and saw it at their price: that is no change of the base price. */
  customer_id?: string | null
  // What is undefined stays as it is.
  name?: string
  description?: string
  image?: string
  /** Major units. */
  price?: number
  /** Pieces that can be ordered afterwards. */
  available?: number
  /** Of those that plugins declared; null takes one away. */
  fields?: FieldValues
}

type Context = {
  input: UpdateProductInput
  product: Sellable
  /** Null for what stays as it is. */
  plan: { title: string | null; variant_title: string | null; price_id: string | null }
}

export function changesTitle({ plan }: Context): boolean {
  return plan.title !== null
}

export function nameCheck({ product, plan }: Context) {
  return { name: plan.title ?? product.title, except: product.product_id }
}

/** Whether more is told than the stock: then other programs hear that the product has changed. */
export function changesProduct({ input }: Context): boolean {
  const { name, description, image, price } = input
  return [name, description, image, price].some((value) => value !== undefined)
}

/** Description and picture are the product's, and so its other variants' too. */
export function productChange({ input, product, plan }: Context) {
  return {
    selector: { id: product.product_id },
    update: {
      ...(plan.title !== null && { title: plan.title }),
      ...(input.description !== undefined && { description: input.description }),
      ...(input.image !== undefined && { thumbnail: input.image }),
    },
  }
}

export function variantChange({ product, plan }: Context) {
  const title = plan.variant_title ?? product.variant_title
  return { product_variants: [{ id: product.variant_id, title }] }
}

export function renamesVariant({ plan }: Context): boolean {
  return plan.variant_title !== null
}

export function setsPrice({ plan }: Context): boolean {
  return plan.price_id !== null
}

export function priceChange({ input, product, plan }: Context) {
  return {
    product_id: product.product_id,
    price_id: plan.price_id ?? "",
    amount: input.price ?? product.price,
  }
}

export function setsStock({ input }: Context): boolean {
  return input.available !== undefined
}

export function stockChange({ input, product }: Context) {
  return { product, available: input.available ?? product.available }
}

export function setsFields({ input: { fields = {} } }: Context): boolean {
  return Object.keys(fields).length > 0
}

/** The product's, and so its other variants' too. */
export function fieldsChange({ input: { fields = {} }, product }: Context) {
  return { of: "product" as const, id: product.product_id, values: fields }
}
