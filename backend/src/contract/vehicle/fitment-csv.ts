import { z } from "@medusajs/framework/zod"
import { importQuerySchema } from "../staff/file-import"
import { MONTH_TEXT, monthOf, type Month } from "./month"

/**
 * The columns of the fitment file, in their order. `vehicle` is the shop's own number of one: the
 * export writes it, so that its file names the very same vehicles again.
 */
export const FITMENT_COLUMNS = [
  ...(["sku", "make", "model", "generation", "engine_code", "from", "to"] as const),
  ...(["position", "quantity", "note", "ktype", "hsn_tsn", "vehicle"] as const),
] as const

export type FitmentColumn = (typeof FITMENT_COLUMNS)[number]

export const MOST_FITMENT_ROWS = 100_000

/** POST /admin/fitments/import. */
export const fitmentImportQuerySchema = importQuerySchema.extend({
  /** Whether vehicles that the shop does not know are added. */
  add_vehicles: z
    .enum(["true", "false"], "add_vehicles must be true or false")
    .default("false")
    .transform((text) => text === "true"),
})

const MONTH_FIRST = /^(0?[1-9]|1[0-2])[/.-]((?:19|2\d)\d\d)$/
const YEAR_FIRST = /^((?:19|2\d)\d\d)[/.-](0?[1-9]|1[0-2])$/
const YEAR = /^(19|2\d)\d\d$/

/** The month of a cell: 2014-07 or 07/2014; else the sentence that says what to write. */
export function readMonth(text: string, end: "from" | "to"): Month | { message: string } {
  if (MONTH_TEXT.test(text)) return monthOf(text)
  const [, year = "", month = ""] = YEAR_FIRST.exec(text) ?? []
  if (year) return Number(year) * 100 + Number(month)
  const [, monthBefore = "", yearBehind = ""] = MONTH_FIRST.exec(text) ?? []
  if (yearBehind) return Number(yearBehind) * 100 + Number(monthBefore)
  if (YEAR.test(text)) {
    return { message: `"${text}" has no month: write ${text}-${end === "from" ? "01" : "12"}` }
  }
  return { message: `"${text.slice(0, 30)}" is no month: write it like 2014-07 or 07/2014` }
}
