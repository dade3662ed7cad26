import type { ProductRule } from "../../../contract/product/product-rule"
import type { ProductColumn } from "../../../contract/product/product-csv"
import type { CsvProduct } from "../../../queries/product-csv/product-rows"
import type { FieldValues } from "../../../queries/field/field-values"
import { ruleProblem } from "../../quantity-rule/rule-problem"
import type { Problem, RowValues } from "./read-cells"
import type { RowCells } from "./row-cells"
import { uniqueKey, type ImportContext, type UniqueColumn } from "../import-context"

/** A row whose cells were read, and what it is about. */
export type RowInHand = {
  key: string
  cells: Partial<RowCells>
  known: ImportContext
  /** Null where no variant has the key. */
  product: CsvProduct | null
  values: Partial<RowValues>
  /** What changes of fields that plugins declared: its product's, as most is. */
  fields: FieldValues
}

/** What a new product cannot do without; the rest may be empty. */
const REQUIRED: readonly ProductColumn[] = ["title", "description", "price", "stock"]

/** Columns of the variant; the others are its product's, and so all its variants'. */
const OF_VARIANT: readonly string[] = ["sku", "price", "stock", "ean"]

/** What stands against a row beyond what its cells are. */
export function rowProblems(row: RowInHand): Problem[] {
  return [
    ...doubleProblems(row),
    ...(row.product ? updateProblems(row, row.product) : createProblems(row)),
    ...takenProblems(row, "title", "Another product has this name already"),
    ...takenProblems(row, "ean", "Another product has this EAN already"),
    ...ruleProblems(row),
  ]
}

function doubleProblems({ key, known }: RowInHand): Problem[] {
  const lines = known.doubles.get(key)
  if (!lines) return []
  const message = `is in the file more than once: see lines ${lines.join(", ")}`
  return [{ column: "sku", message }]
}

function createProblems({ key, cells, known }: RowInHand): Problem[] {
  if (key === "") return [{ column: "sku", message: "is required" }]
  const problems: Problem[] = REQUIRED.filter((column) => !cells[column]?.trim()).map((column) => ({
    column,
    message: "is required for a new product",
  }))
  const taken = known.taken.filter(({ wanted }) => wanted === key)
  const otherCase = taken.find(({ kind }) => kind === "sku")
  if (key.startsWith("variant_")) {
    problems.push({ column: "sku", message: "is the id of no variant without a SKU" })
  } else if (otherCase) {
    problems.push({ column: "sku", message: `The shop writes it "${otherCase.owner}"` })
  } else if (taken.some(({ kind }) => kind === "item")) {
    const message = "Stock is kept under this SKU already: see Inventory in Medusa Admin"
    problems.push({ column: "sku", message })
  }
  return problems
}

function updateProblems({ values, fields }: RowInHand, product: CsvProduct): Problem[] {
  const problems: Problem[] = []
  if (product.has_siblings) {
    const message = `belongs to all variants of "${product.title}": change it in Medusa Admin`
    const named = [...Object.keys(values), ...Object.keys(fields)]
    const shared = named.filter((column) => !OF_VARIANT.includes(column))
    problems.push(...shared.map((column) => ({ column, message })))
  }
  if (values.price === null) {
    problems.push({ column: "price", message: "is required: make the product a draft instead" })
  }
  if (values.stock === undefined) return problems
  if (product.inventory.length === 0) {
    const message = "is not counted: turn that on in Medusa Admin first"
    problems.push({ column: "stock", message })
  } else if (values.stock === null) {
    const message = "is required: without the whole column the stock stays as it is"
    problems.push({ column: "stock", message })
  }
  return problems
}

/** Of the shop's own, what an earlier row lets go is free. */
function takenProblems(
  { known, product, values }: RowInHand,
  column: UniqueColumn,
  message: string,
): Problem[] {
  const text = values[column]
  if (!text) return []
  const wantedKey = uniqueKey(column, text)
  const line = known.names.given.get(wantedKey)
  if (line !== undefined) return [{ column, message: `Line ${line} has it already` }]
  if (known.names.released.has(wantedKey)) return []
  const own = column === "title" ? product?.product_id : product?.variant_id
  const isTaken = known.taken.some(
    ({ kind, wanted, owner }) =>
      kind === column && owner !== own && uniqueKey(column, wanted) === wantedKey,
  )
  return isTaken ? [{ column, message }] : []
}

function ruleProblems({ known, product, values }: RowInHand): Problem[] {
  const rule = ruleAfter(product, values)
  const problem = rule && ruleProblem(rule, known.shopMinimum)
  return problem ? [{ column: "maximum", message: problem.message }] : []
}

/** The rule that a row leaves; undefined where it says nothing of the rule. */
export function ruleAfter(
  product: CsvProduct | null,
  { minimum, maximum, multiple, carton }: Partial<RowValues>,
): ProductRule | undefined {
  const said = { minimum, maximum, multiple, carton }
  if (Object.values(said).every((value) => value === undefined)) return undefined
  const before = product?.rule ?? { minimum: null, maximum: null, multiple: null, carton: null }
  const given = Object.entries(said).filter(([, value]) => value !== undefined)
  return { ...before, ...Object.fromEntries(given) }
}
