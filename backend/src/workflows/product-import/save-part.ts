import type { MedusaContainer } from "@medusajs/framework/types"
import { partCells, type SavePart } from "../../contract/product/part-form"
import { productCsvSchema } from "../../contract/product/product-csv"
import { ShopError } from "../../errors/shop-error"
import { readTakenValues } from "../../queries/product-csv/import-facts"
import {
  type CsvProduct,
  readCsvProducts,
  readCsvVariant,
} from "../../queries/product-csv/product-rows"
import { importBatchWorkflow } from "./batch/import-batch"
import type { ImportContext } from "./import-context"
import { productHandle } from "./product-handle"
import { readFileContext, readImportContext } from "./read-import-context"
import type { CsvRow } from "./row/csv-row"
import { judgeRow, type JudgedRow } from "./row/judge-row"
import type { Problem } from "./row/read-cells"

const NUMBER_TAKEN = "Another part has this number already"

/** Makes a part as a row of the product file does. Throws ShopError with each field to blame. */
export async function createPart(container: MedusaContainer, part: SavePart): Promise<string> {
  const { images = [], sku = "" } = part
  const row = rowOf({ ...partCells({ ...part, images }), sku })
  const known = await contextOf(container, row)
  if (known.products.has(sku)) throw refusal([{ column: "sku", message: NUMBER_TAKEN }])
  const { values, fields } = goodOr(judgeRow(row, known))
  const isTaken = (handle: string) =>
    known.taken.some(({ kind, wanted }) => kind === "handle" && wanted === handle)
  const created = [{ sku, handle: productHandle(sku, isTaken), values, fields }]
  const { result } = await importBatchWorkflow(container).run({ input: { created, changed: [] } })
  return result.created_ids[0] ?? ""
}

/**
 * Changes a variant, and with it what its product's others share: staff see that on its page. A
 * number may change too, which no row of the file can. Throws ShopError as `createPart`.
 */
export async function changePart(
  container: MedusaContainer,
  { variant_id, part }: { variant_id: string; part: SavePart },
): Promise<void> {
  const product = await readCsvVariant(container, variant_id)
  if (!product) throw new ShopError("product_not_found", { variant: "unknown" })
  const row = rowOf({ ...partCells(part), sku: product.key })
  const known = await contextOf(container, row)
  const alone = new Map([[product.key, { ...product, has_siblings: false }]])
  const judged = judgeRow(row, { ...known, products: alone })
  const sku = part.sku === undefined || part.sku === product.key ? undefined : part.sku
  const renumbered = sku === undefined ? [] : await numberProblems(container, product, sku)
  const { result, values, fields } = goodOr(judged, renumbered)
  if (result.outcome === "unchanged" && sku === undefined) return
  const change = { product, values: { ...values, ...(sku !== undefined && { sku }) }, fields }
  await importBatchWorkflow(container).run({ input: { created: [], changed: [change] } })
}

function rowOf(cells: CsvRow["cells"]): CsvRow {
  return { line: 1, cells, fields: {}, raw: [], isWhole: true }
}

async function contextOf(container: MedusaContainer, row: CsvRow): Promise<ImportContext> {
  const file = await readFileContext(container, { doubles: new Map() })
  return readImportContext(container, [row], file)
}

async function numberProblems(
  container: MedusaContainer,
  product: CsvProduct,
  sku: string,
): Promise<Problem[]> {
  const { error } = productCsvSchema.shape.sku.safeParse(sku)
  if (error) return error.issues.map(({ message }) => ({ column: "sku", message }))
  const [same, taken] = await Promise.all([
    readCsvProducts(container, [sku]),
    readTakenValues(container, { titles: [], eans: [], handles: [], skus: [sku] }),
  ])
  // In other letters, large or small, its own may be written anew.
  const others = taken.filter(({ kind, owner }) => kind !== "sku" || owner !== product.key)
  return same.length + others.length > 0 ? [{ column: "sku", message: NUMBER_TAKEN }] : []
}

function goodOr(judged: JudgedRow, more: readonly Problem[] = []): JudgedRow {
  const problems = [...judged.result.problems, ...more]
  if (problems.length > 0) throw refusal(problems)
  return judged
}

function refusal(problems: readonly Problem[]): ShopError {
  const errors = problems.map(({ column, message }) => ({ field: column ?? "", message }))
  const complaint = errors.map(({ field, message }) => `${field}: ${message}`).join("; ")
  return Object.assign(new ShopError("invalid_input", { facts: { complaint } }), { errors })
}
