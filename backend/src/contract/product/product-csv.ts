import { z } from "@medusajs/framework/zod"
import { splitLabelled, splitList } from "./cell-list"
import { isNegative, negativeOf } from "../negative"
import { imageAddress } from "./picture/image-address"
import { productRuleSchema } from "./product-rule"
import { saveProductSchema } from "./product"
import { requiredText } from "../text"

/** What the status of a product may be: Medusa's words. */
const STATUSES = ["draft", "proposed", "published", "rejected"] as const

const MOST_OF_A_LIST = 50

/** An empty cell is null; any other is what `schema` makes of it. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.string().transform((cell, context) => {
    const text = cell.trim()
    return text === "" ? null : valueOf(schema, text, context)
  })
}

/** The texts of a cell, each of which is what `schema` makes of it. */
function list<Schema extends z.ZodType>(schema: Schema) {
  return z.string().transform((cell, context) => {
    const texts = splitList(cell)
    if (texts.length <= MOST_OF_A_LIST) return texts.map((text) => valueOf(schema, text, context))
    context.addIssue({ code: "custom", message: `must be at most ${MOST_OF_A_LIST}` })
    return z.NEVER
  })
}

function valueOf<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  context: z.RefinementCtx,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(text)
  if (!error) return data
  for (const { message } of error.issues) context.addIssue({ code: "custom", message })
  return z.NEVER
}

function text(maximum: number) {
  return requiredText("must not be empty", maximum)
}

/** A text that is a number, told of as what it is where it is one below zero. */
function notNegative(what: string) {
  return z.string().refine((text) => !isNegative(text), { error: negativeOf(what), abort: true })
}

const pieces = optional(
  notNegative("quantity")
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(productRuleSchema.shape.minimum.unwrap().unwrap()),
)

const labelled = z.string().transform((cell, context) => {
  const pairs = splitLabelled(cell)
  const isShort = pairs?.every(({ label, value }) => label.length <= 100 && value.length <= 500)
  if (pairs && isShort && pairs.length <= MOST_OF_A_LIST && !cell.includes("\0")) return pairs
  const message = `must be like "Height: 58 mm | Thread: M20", at most ${MOST_OF_A_LIST}`
  context.addIssue({ code: "custom", message })
  return z.NEVER
})

/**
 * The columns of the shop's product file, in their order, and what a cell of each may hold. Names,
 * prices, stock, pictures and rules are held to what /api/v1 and Medusa Admin hold them to.
 */
export const productCsvSchema = z.object({
  /** The key: which variant the row is. */
  sku: requiredText("sku is required", 64),
  title: requiredText("title is required"),
  description: saveProductSchema.shape.description,
  /** Categories by handle or by name. */
  category: list(text(255)),
  /** The base price of a piece, in major units of the shop's currency. */
  price: optional(saveProductSchema.shape.price),
  /** Pieces that can be ordered; empty where stock is not counted. */
  stock: optional(saveProductSchema.shape.qty),
  minimum: pieces,
  maximum: pieces,
  multiple: pieces,
  carton: pieces,
  status: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(STATUSES, `must be ${STATUSES.join(", ")}`)),
  image: optional(imageAddress),
  /** The product's gallery; `image` is what cards show. */
  images: list(imageAddress),
  oem_numbers: list(text(100)),
  /** By which buyers look for the part that takes another one's place. */
  competitor_numbers: list(text(100)),
  /** What the part was called before. */
  former_numbers: list(text(100)),
  attributes: labelled,
  ean: optional(z.string().regex(/^(\d{8}|\d{12,14})$/, "must be 8, 12, 13 or 14 digits")),
  /** Grams. */
  weight: optional(
    notNegative("weight")
      .regex(/^\d{1,9}(\.\d{1,3})?$/, "must be a number of grams")
      .transform(Number),
  ),
  /** Two letters. */
  origin: optional(
    z
      .string()
      .regex(/^[a-z]{2}$/i, "must be a country's two letters")
      .toLowerCase(),
  ),
  hs_code: optional(text(32)),
})

export type ProductCsvRow = z.infer<typeof productCsvSchema>
export type ProductColumn = keyof ProductCsvRow

export const PRODUCT_COLUMNS = productCsvSchema.keyof().options
