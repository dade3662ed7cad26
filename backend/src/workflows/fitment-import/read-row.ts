import { splitList } from "../../contract/product/cell-list"
import {
  LONGEST_NOTE,
  LONGEST_POSITION,
  MOST_OF_A_PART,
} from "../../contract/staff/vehicle/fitments"
import type { RowResult } from "../../contract/staff/file-import"
import { readMonth, type FitmentColumn } from "../../contract/vehicle/fitment-csv"
import type { Month } from "../../contract/vehicle/month"
import { hsnTsnOf, vehicleKey } from "../../contract/vehicle/vehicle-key"
import type { FitmentRow } from "./fitment-row"

export type Problem = RowResult["problems"][number]

/** What a row says of the vehicles that it means; what it leaves open is empty. */
export type SaidVehicle = {
  make: string
  model: string
  generation: string
  engine_codes: string[]
  ktype: string[]
  hsn_tsn: string[]
  id: number | null
  from: Month | null
  to: Month | null
}

/** What a row says of the part there. */
export type SaidFitment = { position: string; quantity: number; note: string }

export type RowRead = { vehicle: SaidVehicle; fitment: SaidFitment; problems: Problem[] }

const LONGEST_NAME = 100
const ID = /^[1-9]\d{0,8}$/

/** The values of a row's cells, and what is wrong with them. */
export function readRow({ cells, isWhole }: FitmentRow): RowRead {
  const problems: Problem[] = []
  const blame = (column: FitmentColumn | null, message: string) =>
    problems.push({ column, message })
  const text = (column: FitmentColumn, most = LONGEST_NAME) => {
    const value = cells[column]?.trim() ?? ""
    if (value.length > most) blame(column, `must be at most ${most} characters`)
    return value
  }
  const month = (column: "from" | "to") => {
    const value = text(column)
    const read = value === "" ? null : readMonth(value, column)
    if (read === null || typeof read === "number") return read
    blame(column, read.message)
    return null
  }
  const keys = (column: "ktype" | "hsn_tsn", keyOf: (text: string) => string | undefined) =>
    splitList(text(column, LONGEST_NOTE)).flatMap((value) => {
      const key = keyOf(value)
      if (key) return [key]
      const wanted = column === "ktype" ? "a number" : "like 0603/BHN, and not zeros alone"
      blame(column, `"${value.slice(0, 30)}" is no key: it must be ${wanted}`)
      return []
    })
  const vehicle: SaidVehicle = {
    make: text("make"),
    model: text("model"),
    generation: text("generation"),
    engine_codes: splitList(text("engine_code", LONGEST_NOTE)),
    ktype: keys("ktype", (value) => (/^\d{1,9}$/.test(value) ? vehicleKey(value) : undefined)),
    hsn_tsn: keys("hsn_tsn", hsnTsnOf),
    id: null,
    from: month("from"),
    to: month("to"),
  }
  const id = text("vehicle")
  if (ID.test(id)) vehicle.id = Number(id)
  else if (id !== "") blame("vehicle", "must be the number of a vehicle, as the export writes it")
  if (vehicle.from !== null && vehicle.to !== null && vehicle.to < vehicle.from) {
    blame("to", "must not be before the first month")
  }
  const quantity = text("quantity") || "1"
  if (!/^\d{1,3}$/.test(quantity) || Number(quantity) < 1) {
    blame("quantity", `must be a whole number from 1 to ${MOST_OF_A_PART}`)
  }
  const fitment = {
    position: text("position", LONGEST_POSITION),
    quantity: Number(quantity),
    note: text("note", LONGEST_NOTE),
  }
  if (!isWhole) {
    problems.unshift({ column: null, message: "The row has more or fewer cells than the header" })
  }
  return { vehicle, fitment, problems }
}

/** Whether a row names no vehicle at all, nor anything of one: its part fits none. */
export function saysNothing({ vehicle, fitment }: RowRead): boolean {
  const { engine_codes, ktype, hsn_tsn, ...texts } = vehicle
  const lists = [engine_codes, ktype, hsn_tsn]
  return (
    lists.every(({ length }) => length === 0) &&
    Object.values(texts).every((value) => value === "" || value === null) &&
    fitment.position === "" &&
    fitment.note === ""
  )
}
