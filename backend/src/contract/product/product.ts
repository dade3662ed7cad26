import { z } from "@medusajs/framework/zod"
import { imageAddress } from "./picture/image-address"
import { money } from "../money"
import { pageQuerySchema } from "../page"
import { productFilterSchema } from "./product-search"
import { expectedPieces } from "../order/due-dates"
import { quantity, stock } from "../order/quantity"
import { requiredText } from "../text"
import { nextRungSchema, rungSchema } from "./price-ladder"
import { fitShape } from "../vehicle/asked-vehicle"
import { successorShape } from "../vehicle/vehicle"

export const attributeSchema = z.object({ label: z.string(), value: z.string() })

export const attributesSchema = z.array(attributeSchema)

export const productSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  description: z.string(),
  price: z.number().meta({
    description:
      "Major units for one piece, of `qty` pieces or of as few as can be ordered; tax included " +
      "unless `pricesIncludeTax` of /config is false",
  }),
  // Text, because the spec compares it with '0'.
  qty: z.string().meta({ description: "Pieces that can be ordered now, as decimal text" }),
  expected: expectedPieces,
  image: z.string(),
  totalPrice: z.string().meta({ description: "price × qty as text" }),
  sku: z.string(),
  /** The name of its innermost category, and the handle that lists filter by; empty without one. */
  category: z.string(),
  categoryHandle: z.string(),
  minimumQuantity: z
    .number()
    .int()
    .positive()
    .meta({ description: "The smallest quantity that one order may have" }),
  multiple: z
    .number()
    .int()
    .positive()
    .meta({ description: "An order's quantity is a multiple of this" }),
  ladder: z.array(rungSchema).meta({
    description: "What a piece costs from which quantity on, for the caller; one rung at least",
  }),
  nextRung: nextRungSchema
    .nullable()
    .meta({
      description: "Where `qty` was asked for: the next quantity at which a piece costs less",
    })
    .optional(),
  averageRating: z
    .number()
    .nullable()
    .meta({ description: "From 1 to 5, to a tenth, of published reviews; null without any" }),
  ratingCount: z.number().int().meta({ description: "How many reviews the average is of" }),
  attributes: attributesSchema
    .meta({ description: "In a list where `with=attributes` asked for them" })
    .optional(),
  ...fitShape,
})

/** GET /product/{id} tells also what the drawing and the data sheet show. */
export const productDetailSchema = productSchema.extend({
  attributes: attributesSchema,
  oemNumbers: z.array(z.string()),
  ...successorShape,
})

export const PRODUCT_SORTS = ["newest", "relevance", "name", "price_asc", "price_desc"] as const

/** By the number that an attribute is; what has none comes last. */
export const MEASURE_SORTS = ["measure_asc", "measure_desc"] as const

/** GET /product/{id}. */
export const productQuerySchema = z.object({
  qty: quantity
    .meta({ description: "Pieces whose `price` and `nextRung` are asked for", examples: ["50"] })
    .optional(),
})

/** GET /products. */
export const productListQuerySchema = pageQuerySchema.extend({
  ...productQuerySchema.shape,
  // A name is part of the cursor of a list by name.
  cursor: z.string().min(1).max(4096).optional(),
  ...productFilterSchema.shape,
  sort: z
    .enum([...PRODUCT_SORTS, ...MEASURE_SORTS])
    .default("newest")
    .meta({
      description:
        "`relevance` is the best match first, without `q` the newest; `measure_asc` and `measure_desc` go by the number of the attribute that `sortBy` names, without it the newest first",
    }),
  sortBy: z
    .string()
    .max(200)
    .meta({ description: "An attribute's label", examples: ["Width"] })
    .optional(),
  with: z
    .enum(["attributes"])
    .meta({ description: "`attributes`: each product tells those of its data sheet" })
    .optional(),
})

/** POST /products; `totalPrice` is the server's to compute. */
export const saveProductSchema = z.object({
  productName: requiredText("productName is required"),
  description: requiredText("description is required", 5000),
  price: money,
  qty: stock,
  image: imageAddress,
})

/** PUT /product/{id}: what the body leaves out stays as it is, the stock too. */
export const changeProductSchema = saveProductSchema
  .partial()
  .refine((change) => Object.keys(change).length > 0, "names no field of a product")
  .meta({ minProperties: 1 })

export type Product = z.infer<typeof productSchema>
export type ProductDetail = z.infer<typeof productDetailSchema>
export type ProductListQuery = z.infer<typeof productListQuerySchema>
export type SaveProduct = z.infer<typeof saveProductSchema>
export type ChangeProduct = z.infer<typeof changeProductSchema>
