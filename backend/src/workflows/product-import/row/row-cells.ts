import { z } from "@medusajs/framework/zod"
import { joinLabelled, joinList, type Labelled } from "../../../contract/product/cell-list"
import type { ProductColumn, ProductCsvRow } from "../../../contract/product/product-csv"
import { attributeSchema } from "../../../contract/product/product"
import type { CsvProduct } from "../../../queries/product-csv/product-rows"

export type RowCells = Record<ProductColumn, string>

/** Metadata is anybody's to write: what is no data sheet counts as none. */
const metadataSchema = z.object({
  attributes: z.array(attributeSchema).catch([]),
  oem_numbers: z.array(z.string()).catch([]),
  competitor_numbers: z.array(z.string()).catch([]),
  former_numbers: z.array(z.string()).catch([]),
})

/** What a product's metadata tells of it: its data sheet, and the numbers that it is found by. */
export function dataSheetOf({ metadata }: Pick<CsvProduct, "metadata">) {
  return metadataSchema.parse(metadata ?? {})
}

/** A variant as the product file tells it, before formulas are made harmless. */
export function cellsOf(product: CsvProduct): RowCells {
  const { price, rule } = product
  const sheet = dataSheetOf(product)
  return {
    sku: product.key,
    title: product.title,
    description: product.description ?? "",
    category: joinList(product.categories),
    price: written(price?.amount ?? null),
    stock: product.inventory.length > 0 ? String(product.available) : "",
    minimum: written(rule?.minimum ?? null),
    maximum: written(rule?.maximum ?? null),
    multiple: written(rule?.multiple ?? null),
    carton: written(rule?.carton ?? null),
    status: product.status,
    image: product.thumbnail ?? "",
    images: joinList(product.images),
    oem_numbers: joinList(sheet.oem_numbers),
    competitor_numbers: joinList(sheet.competitor_numbers),
    former_numbers: joinList(sheet.former_numbers),
    attributes: joinLabelled(sheet.attributes),
    ean: product.ean ?? "",
    weight: written(product.weight),
    origin: product.origin_country ?? "",
    hs_code: product.hs_code ?? "",
  }
}

type Value = ProductCsvRow[ProductColumn]

/** The one way in which the file says a value. */
export function written(value: Value): string {
  if (value === null) return ""
  if (!Array.isArray(value)) return String(value)
  return value.every(isText) ? joinList(value) : joinLabelled(value.filter((one) => !isText(one)))
}

function isText(value: string | Labelled): value is string {
  return typeof value === "string"
}
