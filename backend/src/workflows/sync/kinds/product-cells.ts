import { compiledSchema } from "../../../contract/compiled-schema"
import { joinLabelled, joinList } from "../../../contract/product/cell-list"
import { attributesSchema } from "../../../contract/product/product"
import { PRODUCT_COLUMNS, type ProductColumn } from "../../../contract/product/product-csv"
import { fieldColumns } from "../../product-import/row/field-cells"
import type { CsvRow } from "../../product-import/row/csv-row"
import type { Problem } from "../outcome"
import type { RowValue } from "../sent-row"

export type ProductCells = Pick<CsvRow, "cells" | "fields">

/** What is no column of the product file, and is read before. */
const KEYS: readonly string[] = ["sku", "external_id", "version", "problem"]

/** A row's values as cells of the product file, whose rules hold for both. */
export function productCells(value: RowValue): ProductCells & { problems: Problem[] } {
  const read: ReturnType<typeof productCells> = { cells: {}, fields: {}, problems: [] }
  const declared = fieldColumns()
  for (const [name, given] of Object.entries(value)) {
    if (KEYS.includes(name)) continue
    const text = cellOf(name, given)
    if (text === undefined)
      read.problems.push({ field: name, message: "is no text, number or list" })
    else if (isColumn(name)) read.cells[name] = text
    else if (declared.includes(name)) read.fields[name] = text
    else read.problems.push({ field: name, message: "is no field of such a row" })
  }
  return read
}

function isColumn(name: string): name is ProductColumn {
  return (PRODUCT_COLUMNS as readonly string[]).includes(name)
}

function cellOf(name: string, given: unknown): string | undefined {
  if (given === null) return ""
  if (["string", "number", "boolean"].includes(typeof given)) return String(given)
  if (name === "attributes") return attributesCell(given)
  const isTexts = Array.isArray(given) && given.every((one) => typeof one === "string")
  return isTexts ? joinList(given) : undefined
}

/** Pairs as the shop tells them, or an object of them. */
function attributesCell(given: unknown): string | undefined {
  const pairs = Array.isArray(given)
    ? given
    : Object.entries(given as object).map(([label, value]) => ({ label, value: textOf(value) }))
  const { data } = compiledSchema(attributesSchema).safeParse(pairs)
  return data && joinLabelled(data)
}

function textOf(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value
}
