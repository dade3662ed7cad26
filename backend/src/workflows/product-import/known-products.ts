import type { MedusaContainer } from "@medusajs/framework/types"
import { readSheetProducts } from "../../queries/product-csv/product-rows"
import { readSheetCategories, readTakenValues } from "../../queries/product-csv/import-facts"
import { readShopMinimum } from "../../queries/shop/shop-settings"
import { rowKey } from "./judge-row"
import { plainHandle } from "./product-handle"
import type { SheetKnown } from "./sheet-known"
import type { SheetFile, SheetRow } from "./sheet-row"

/** What holds for a whole file. */
export type FileKnown = Omit<SheetKnown, "products" | "taken">

/** Categories and minimum as they are now, for all rows of a file. */
export async function readFileKnown(
  container: MedusaContainer,
  { doubles }: Pick<SheetFile, "doubles">,
): Promise<FileKnown> {
  const [categories, shopMinimum] = await Promise.all([
    readSheetCategories(container),
    readShopMinimum(container),
  ])
  return { categories, shopMinimum, doubles, claims: { given: new Map(), released: new Set() } }
}

/** What the shop has of some rows: the variants that they name, and what they may collide with. */
export async function readRowsKnown(
  container: MedusaContainer,
  rows: readonly SheetRow[],
  file: FileKnown,
): Promise<SheetKnown> {
  const skus = rows.map(rowKey).filter(Boolean)
  const given = (column: "title" | "ean") =>
    rows.map(({ cells }) => cells[column]?.trim() ?? "").filter(Boolean)
  const [found, taken] = await Promise.all([
    readSheetProducts(container, skus),
    readTakenValues(container, {
      titles: given("title"),
      eans: given("ean"),
      handles: skus.map(plainHandle),
      skus,
    }),
  ])
  return { ...file, taken, products: new Map(found.map((product) => [product.key, product])) }
}
