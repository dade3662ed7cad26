import type { MedusaContainer } from "@medusajs/framework/types"
import { readCsvProducts } from "../../queries/product-csv/product-rows"
import { readCsvCategories, readTakenValues } from "../../queries/product-csv/import-facts"
import { readShopMinimum } from "../../queries/shop/shop-settings"
import { rowKey } from "./row/judge-row"
import { plainHandle } from "./product-handle"
import type { ImportContext } from "./import-context"
import type { CsvFile, CsvRow } from "./row/csv-row"

/** What holds for a whole file. */
export type FileContext = Omit<ImportContext, "products" | "taken">

/** Categories and minimum as they are now, for all rows of a file. */
export async function readFileContext(
  container: MedusaContainer,
  { doubles }: Pick<CsvFile, "doubles">,
): Promise<FileContext> {
  const [categories, shopMinimum] = await Promise.all([
    readCsvCategories(container),
    readShopMinimum(container),
  ])
  return { categories, shopMinimum, doubles, names: { given: new Map(), released: new Set() } }
}

/** What the shop has of some rows: the variants that they name, and what they may collide with. */
export async function readImportContext(
  container: MedusaContainer,
  rows: readonly CsvRow[],
  file: FileContext,
): Promise<ImportContext> {
  const skus = rows.map(rowKey).filter(Boolean)
  const given = (column: "title" | "ean") =>
    rows.map(({ cells }) => cells[column]?.trim() ?? "").filter(Boolean)
  const [found, taken] = await Promise.all([
    readCsvProducts(container, skus),
    readTakenValues(container, {
      titles: given("title"),
      eans: given("ean"),
      handles: skus.map(plainHandle),
      skus,
    }),
  ])
  return { ...file, taken, products: new Map(found.map((product) => [product.key, product])) }
}
