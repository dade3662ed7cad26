import { z } from "@medusajs/framework/zod"

export const attributeSchema = z.object({ label: z.string(), value: z.string() })

export const productSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  description: z.string(),
  /** Major units, tax included. */
  price: z.number(),
  /** Pieces that can be ordered now, as decimal text: the spec compares it with '0'. */
  qty: z.string(),
  image: z.string(),
  /** price × qty as text. */
  totalPrice: z.string(),
  sku: z.string(),
  category: z.string(),
  /** The smallest quantity that one order may have, and the step above it. */
  minimumQuantity: z.number().int().positive(),
  multiple: z.number().int().positive(),
})

/** GET /product/{id} tells also what the drawing and the data sheet show. */
export const productDetailSchema = productSchema.extend({
  attributes: z.array(attributeSchema),
  oemNumbers: z.array(z.string()),
})

/** GET /products: without `limit` a list has at most 1,000 rows. */
export const productListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
})

export type Product = z.infer<typeof productSchema>
export type ProductDetail = z.infer<typeof productDetailSchema>
