import { z } from "@medusajs/framework/zod"
import { joinLabelled, joinList } from "./cell-list"
import type { ProductColumn } from "./product-csv"

/** A field as it is typed; the product file's rules judge what it means. */
const typed = z
  .union([z.string().max(10_000), z.number()])
  .nullable()
  .transform((value) => (value === null ? "" : String(value).trim()))

const texts = z.array(z.string().trim().min(1, "must not be empty").max(2048)).max(50)

const measured = z.object({
  label: z.string().trim().min(1, "needs a name").max(100),
  value: z.string().trim().min(1, "needs a value").max(500),
})

const fields = {
  sku: typed,
  title: typed,
  description: typed,
  price: typed,
  stock: typed,
  minimum: typed,
  maximum: typed,
  multiple: typed,
  carton: typed,
  status: typed,
  ean: typed,
  weight: typed,
  origin: typed,
  hs_code: typed,
} satisfies Partial<Record<ProductColumn, typeof typed>>

const lists = {
  /** By handle. */
  category: texts,
  oem_numbers: texts,
  competitor_numbers: texts,
  former_numbers: texts,
  /** The first is the one that cards show. */
  images: texts,
}

/** POST /admin/parts and /admin/parts/{variant id}: what is left out stays as it is. */
export const savePartSchema = z
  .object({ ...fields, ...lists, attributes: z.array(measured).max(50) })
  .partial()
  .strict()

/** GET /admin/parts/measures. */
export const partMeasuresQuerySchema = z.object({
  category: z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat()),
})

export type SavePart = z.infer<typeof savePartSchema>

/** The form as a row of the product file, whose rules hold for both. */
export function partCells(part: SavePart): Partial<Record<ProductColumn, string>> {
  const { category, oem_numbers, competitor_numbers, former_numbers, images, attributes } = part
  const { ...cells }: Partial<Record<ProductColumn, string>> = Object.fromEntries(
    Object.keys(fields).flatMap((column) => {
      const cell = part[column as keyof typeof fields]
      return cell === undefined ? [] : [[column, cell]]
    }),
  )
  const joined = { category, oem_numbers, competitor_numbers, former_numbers, images }
  for (const [column, list] of Object.entries(joined)) {
    if (list) cells[column as keyof typeof joined] = joinList(list)
  }
  if (images) cells.image = images[0] ?? ""
  if (attributes) cells.attributes = joinLabelled(attributes)
  return cells
}
