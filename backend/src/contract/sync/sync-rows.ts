import { z } from "@medusajs/framework/zod"
import { joinList } from "../product/cell-list"
import { productCsvSchema } from "../product/product-csv"
import { PROBLEM_COLUMN } from "../staff/file-import"
import { saveProductSchema } from "../product/product"
import { mail, requiredText } from "../text"
import { FITMENT_COLUMNS } from "../vehicle/fitment-csv"

const EXTERNAL_ID = 200

/** Empty cells of a file, and nulls, are values that are not given. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === null || (typeof value === "string" && !value.trim()) ? undefined : value),
    schema.optional(),
  )

const textLike = z.union([z.string(), z.number()], "must be text").transform(String)

const external_id = unlessEmpty(textLike.pipe(requiredText("external_id is required", EXTERNAL_ID)))

const sku = unlessEmpty(textLike.pipe(productCsvSchema.shape.sku))

/** A number that grows with each change: a counter, or a time as 20261125143000. */
const version = unlessEmpty(
  z
    .union([z.string(), z.number()], "must be a whole number")
    .transform((value) => String(value).trim())
    .refine((text) => /^\d{1,15}$/.test(text), "must be a whole number of at most 15 digits")
    .transform(Number),
)

/** What names a part: its number, or what the ERP calls it. */
const ofPart = { sku, external_id, version }

/** What nobody reads: the column that bad rows are given back with. */
const told = { [PROBLEM_COLUMN]: z.unknown().optional() }

/** What says which thing a row is about, and which version of it; read before all else. */
export const syncKeySchema = z.looseObject({ ...ofPart, email: unlessEmpty(mail) })

/** POST /admin/sync/products: the columns of the product file beside the keys; they are judged there. */
export const syncProductSchema = z.looseObject({ ...ofPart, ...told })

/** POST /admin/sync/prices: the base price of a piece in the shop's currency, in major units. */
export const syncPriceSchema = z.strictObject({
  ...ofPart,
  ...told,
  price: unlessEmpty(saveProductSchema.shape.price).pipe(z.number("is required")),
})

const pieces = unlessEmpty(saveProductSchema.shape.qty)

/** POST /admin/sync/stock: pieces that can be ordered, or pieces that lie there, reserved ones too. */
export const syncStockSchema = z
  .strictObject({
    ...ofPart,
    ...told,
    available: pieces,
    physical: pieces,
    /** Where they lie: a stock location by its name or id. */
    location: unlessEmpty(requiredText("location is required")),
    /** When they were counted, in place of the run's `as_of`. */
    as_of: unlessEmpty(z.iso.datetime({ offset: true, error: "must be an ISO time" })),
  })
  .superRefine(({ available, physical, location }, context) => {
    const isOne = (available === undefined) !== (physical === undefined)
    if (!isOne) {
      const message = "name the stock as available or as physical, one of them"
      context.addIssue({ code: "custom", path: ["available"], message })
    }
    if (available !== undefined && location !== undefined) {
      const message = "what is available is of all locations that sell: name physical stock"
      context.addIssue({ code: "custom", path: ["location"], message })
    }
  })

export type SyncPrice = z.infer<typeof syncPriceSchema>
export type SyncFitments = z.infer<typeof syncFitmentsSchema>
export type SyncStock = z.infer<typeof syncStockSchema>

/** POST /admin/sync/customers. What is left out stays; groups are those of Medusa, by name or id. */
export const syncCustomerSchema = z.strictObject({
  external_id,
  version,
  ...told,
  email: unlessEmpty(mail),
  name: unlessEmpty(requiredText("name is required")),
  phone: unlessEmpty(requiredText("phone is required", 40)),
  address: unlessEmpty(requiredText("address is required", 500)),
  company: unlessEmpty(requiredText("company is required")),
  groups: z
    .preprocess(
      (value) =>
        typeof value === "string"
          ? value
              .split("|")
              .map((name) => name.trim())
              .filter(Boolean)
          : value,
      z.array(z.string().trim().min(1).max(255), "must be a list of names").max(50),
    )
    .optional(),
})

const cell = z
  .union([textLike, z.array(textLike).transform(joinList), z.null()], "must be text")
  .transform((text) => text ?? "")
  .optional()

const [, ...OF_FITMENT] = FITMENT_COLUMNS
const MOST_FITMENTS = 5000
const LIST = "must be a list of what the part fits"

/** In a cell of CSV the list stands as JSON. */
const listOf = (value: unknown) => {
  if (typeof value !== "string") return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** POST /admin/sync/fitments: all that the shop itself says of what a part fits, from now on. */
export const syncFitmentsSchema = z.strictObject({
  ...ofPart,
  ...told,
  /** Each as a row of the fitment file. */
  fitments: z.preprocess(
    listOf,
    z
      .array(z.strictObject(Object.fromEntries(OF_FITMENT.map((name) => [name, cell]))), LIST)
      .max(MOST_FITMENTS, `must be ${MOST_FITMENTS} at most`),
  ),
})

/** The columns that a file of each kind may have; of products those of the product file beside them. */
export const SYNC_COLUMNS = {
  products: Object.keys(syncProductSchema.shape),
  prices: Object.keys(syncPriceSchema.shape),
  stock: Object.keys(syncStockSchema.shape),
  customers: Object.keys(syncCustomerSchema.shape),
  fitments: Object.keys(syncFitmentsSchema.shape),
} as const
export type SyncCustomer = z.infer<typeof syncCustomerSchema>
