import { z } from "@medusajs/framework/zod"
import { MOST_ROWS } from "../list-sizes"
import { basketLineSchema, LINE_STATUSES } from "../basket/basket"
import { WHOLE_PIECES } from "../order/quantity"
import { NUMBER_KINDS } from "../product/part-number"
import { successorShape } from "../vehicle/vehicle"

/** As many parts of one number as are told. */
export const MOST_CANDIDATES = 10

/** What is longer is no number of a part. */
const LONGEST_NUMBER = 200

/** What can become of a row: as of a basket's line, or why its number names no one part. */
export const ROW_STATUSES = [...LINE_STATUSES, "ambiguous", "superseded"] as const

const typed = z.union([z.string(), z.number()])

/** Whatever somebody typed: a row that is wrong is answered, and no other row with it. */
const wishedRowSchema = z.object({
  row: z
    .number()
    .int()
    .min(0)
    .max(999_999_999)
    .meta({ description: "The row's number in the buyer's list: the answer names it" }),
  number: typed
    .default("")
    .transform((value) => String(value).trim().slice(0, LONGEST_NUMBER))
    .meta({ description: "SKU, EAN, OEM, competitor's or former number, in any punctuation" }),
  qty: typed
    .nullable()
    .optional()
    .transform((value) => (String(value ?? "").trim() === "" ? null : (value ?? null)))
    .meta({ description: "Whole pieces; without it the first quantity that can be ordered" }),
})

/** POST /order-lines/check. */
export const orderLinesToCheckSchema = z.object({
  lines: z
    .array(wishedRowSchema, { error: "lines is required" })
    .max(MOST_ROWS, `must be at most ${MOST_ROWS} lines`),
})

const candidateSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  matchedBy: z.enum(NUMBER_KINDS),
  matchedNumber: z.string().meta({ description: "The number as the part has it" }),
  unitPrice: z
    .number()
    .meta({ description: "What a piece costs where as few are bought as can be" }),
})

const partOfRow = basketLineSchema.omit({ qty: true, status: true })

export const checkedRowSchema = partOfRow.extend({
  row: z.number().int(),
  number: z.string().meta({ description: "As it was sent" }),
  status: z.enum(ROW_STATUSES).meta({
    description:
      "Whether it can be ordered so. `ambiguous` and `superseded` rows name their parts as candidates",
  }),
  productId: z.string().nullable().meta({ description: "Null where no one part is meant" }),
  qty: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Null where it is no whole number of pieces" }),
  assumed: z
    .boolean()
    .meta({ description: "Whether no quantity was sent: qty is the first that can be ordered" }),
  rows: z.array(z.number().int()).meta({
    description: "All rows of this part, this one too: they are judged as one line of `pieces`",
  }),
  pieces: z.number().int().nullable().meta({ description: "The sum of these rows' quantities" }),
  matchedBy: z.enum(NUMBER_KINDS).nullable(),
  matchedNumber: z.string().meta({ description: "The number as the part has it" }),
  candidates: z.array(candidateSchema),
  ...successorShape,
})

export const checkedOrderLinesSchema = z.object({ lines: z.array(checkedRowSchema) })

/** Pieces that somebody typed; undefined where they are no whole number: `1.000` is not guessed. */
export function typedPieces(value: string | number): number | undefined {
  const text = String(value).trim()
  return WHOLE_PIECES.test(text) && Number(text) > 0 ? Number(text) : undefined
}

export type RowStatus = (typeof ROW_STATUSES)[number]
export type WishedRow = z.infer<typeof wishedRowSchema>
export type CheckedRow = z.infer<typeof checkedRowSchema>
export type RowCandidate = z.infer<typeof candidateSchema>
