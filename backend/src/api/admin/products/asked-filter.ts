import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import type { ProductFilter } from "../../../queries/staff-list/product-filter"
import type { LinkFilter } from "./link-filter"

const ids = z.union([z.string().transform((id) => [id]), z.array(z.string())])
const related = z.strictObject({ id: ids }).transform(({ id }) => id)
const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString())
  .optional()
const range = z.strictObject({ $gt: time, $gte: time, $lt: time, $lte: time })

/** By the name that Medusa has for it behind its own reading of the query. */
const READ = {
  is_giftcard: z.boolean().transform((isGiftCard) => ({ isGiftCard })),
  id: ids.transform((id) => ({ id })),
  status: ids.transform((status) => ({ status })),
  collection_id: ids.transform((collection) => ({ collection })),
  type_id: ids.transform((type) => ({ type })),
  tags: related.transform((tag) => ({ tag })),
  categories: related.transform((category) => ({ category })),
  created_at: range.transform((createdAt) => ({ createdAt })),
  updated_at: range.transform((updatedAt) => ({ updatedAt })),
}

const READS: ReadonlyMap<string, (value: unknown) => ProductFilter | undefined> = new Map(
  Object.entries(READ).map(([name, schema]) => [name, (value) => schema.safeParse(value).data]),
)

/** What a list of products is narrowed to, and whether that is all: else the rest is Medusa's. */
export function askedFilter({ filterableFields }: MedusaRequest, links: LinkFilter | undefined) {
  const { q: _, ...fields } = filterableFields
  const read = Object.entries(fields).map(([name, value]) => READS.get(name)?.(value))
  const filter: ProductFilter = Object.assign({}, links, ...read)
  return { filter, isAll: read.every((part) => part !== undefined) }
}
