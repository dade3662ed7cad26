import { z } from "@medusajs/framework/zod"
import { fitShape } from "../vehicle/asked-vehicle"

/** The most attributes that one search is narrowed by. */
const MOST_ATTRIBUTES = 20
const PRICE = /^\d{1,12}(\.\d{1,6})?$/

/**
 * The most letters of a Label:Value that has a list of its own; a longer one is searched for. Of an
 * index's row PostgreSQL takes 2,700 bytes.
 */
export const LONGEST_BUCKET = 250

const attributeChoice = z
  .string()
  .max(500)
  .regex(/^[^:]+:[^]+$/, "must be Label:Value")

const MOST_RANGES = 10
const NUMBER = "-?\\d{1,9}(?:\\.\\d{1,6})?"
const RANGE = new RegExp(`^([^:]{1,200}):(?:(${NUMBER})\\.\\.(${NUMBER})?|\\.\\.(${NUMBER}))$`)

/** A number of a measure that a list is narrowed to, from the one to the other. */
export type MeasureRange = { label: string; from?: number; to?: number }

const measureRange = z
  .string()
  .max(250)
  .regex(RANGE, "must be Label:from..to, of which one may be left out")
  .transform((text): MeasureRange => {
    const [, label = "", from, upTo, to = upTo] = RANGE.exec(text) ?? []
    return { label, ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
  })

const price = z
  .string()
  .trim()
  .regex(PRICE, "must be an amount of money")
  .transform(Number)
  .meta({ description: "Major units", examples: ["9.5"] })

/** What narrows a list of products: all of GET /products/facets, and a part of GET /products. */
export const productFilterSchema = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    .meta({
      description:
        "Words that SKU, OEM number, name, category or attributes hold; where no product holds them all, one typo in each is forgiven",
    })
    .optional(),
  category: z.string().trim().max(200).meta({ description: "A category's handle" }).optional(),
  attribute: z
    .union([attributeChoice, z.array(attributeChoice).max(MOST_ATTRIBUTES)])
    .transform((choices) => [choices].flat())
    .meta({
      description:
        "Label:Value, up to twenty times; values of one label are alternatives, labels add up",
      examples: ["Position:Front"],
    })
    .optional(),
  measure: z
    .union([measureRange, z.array(measureRange).max(MOST_RANGES)])
    .transform((ranges) => [ranges].flat())
    .meta({
      description:
        "Label:from..to, up to ten times: products whose attribute of that label is a number between the two, such as `22 mm`",
      examples: ["Width:20..25.5"],
    })
    .optional(),
  inStock: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .meta({ description: "`true`: what can be ordered now" })
    .optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
})

/** How `q` was met: not asked for, as it was typed, or within a typo in each word. */
export const MATCHES = ["all", "exact", "similar"] as const

const count = z.number().int().nonnegative()

export const categoryCountSchema = z.object({ name: z.string(), handle: z.string(), count })

/** What a list can be narrowed by. Counts of a group leave that group's own filter out. */
export const productFacetsSchema = z.object({
  total: count.meta({ description: "All products that every filter leaves" }),
  matched: z.enum(MATCHES),
  categories: z
    .array(categoryCountSchema)
    .meta({ description: "With the products of the categories below them" }),
  attributes: z.array(
    z.object({ label: z.string(), values: z.array(z.object({ value: z.string(), count })) }),
  ),
  inStock: count,
  price: z
    .object({ min: z.number(), max: z.number() })
    .nullable()
    .meta({ description: "Major units; null where nothing is left" }),
})

/** GET /products/suggestions. */
export const productSuggestionsQuerySchema = z.object({
  q: productFilterSchema.shape.q.unwrap().default(""),
})

export const productSuggestionSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  sku: z.string(),
  oemNumber: z.string().meta({
    description: "The number of another maker, or a former one, that matched; else empty",
  }),
  isFormer: z.boolean().meta({
    description:
      "Whether `oemNumber` is what the product was called before, or a part whose place it took",
  }),
  image: z.string().meta({ description: "May be empty" }),
  unitPrice: z
    .number()
    .nullable()
    .meta({ description: "The caller's, for as few pieces as can be ordered, in major units" }),
  available: count.meta({ description: "Whole pieces that can be had now" }),
  ...fitShape,
})

/** What may be meant while somebody types: at most six products and three categories. */
export const productSuggestionsSchema = z.object({
  products: z.array(productSuggestionSchema),
  categories: z.array(categoryCountSchema),
  exact: z.string().nullable().meta({
    description:
      "The product whose number was typed, in any punctuation: of SKU, EAN, OEM, another maker's, or of a former one the part that took its place; null where none or several have it",
  }),
})

/** What a search that finds nothing may have meant: at most five. */
export const nearestPartSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  matchedNumber: z
    .string()
    .meta({ description: "The number that begins as what was typed; empty for a name" }),
})

/** What the list answers beside its rows. */
export const nearestPartsSchema = z
  .array(nearestPartSchema)
  .meta({ description: "Only where words were looked for and the first page is empty" })

export type ProductFilter = z.infer<typeof productFilterSchema>
export type ProductFacets = z.infer<typeof productFacetsSchema>
export type ProductSuggestions = z.infer<typeof productSuggestionsSchema>
export type NearestPart = z.infer<typeof nearestPartSchema>
export type Matched = (typeof MATCHES)[number]
