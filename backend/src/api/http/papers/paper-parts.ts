import { figure } from "../../../contract/figure"
import type { PaperLine } from "../../../queries/order/papers/delivery-papers"

const KILOGRAMS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 })
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })
const GRAMS_A_KILOGRAM = 1000

type Packed = Pick<PaperLine, "qty" | "carton">

/** How so many pieces fill cartons: "4 × 12 + 2"; empty of a part without cartons. */
export function cartonsOf({ qty, carton }: Packed): string {
  if (carton === null || carton <= 1) return ""
  const full = Math.floor(qty / carton)
  const rest = qty % carton
  const cartons = full > 0 ? `${figure(full)} × ${figure(carton)}` : ""
  return [cartons, rest > 0 ? figure(rest) : ""].filter(Boolean).join(" + ")
}

/** Kilograms; empty where the weight is not known. */
export function weightText(grams: number | null): string {
  return grams === null ? "" : `${KILOGRAMS.format(grams / GRAMS_A_KILOGRAM)} kg`
}

/** What all lines weigh; where some are not known, that it is more. */
export function weightOfAll(lines: readonly Pick<PaperLine, "weight">[]): string {
  const known = lines.flatMap(({ weight }) => weight ?? [])
  if (known.length === 0) return ""
  const sum = weightText(known.reduce((grams, weight) => grams + weight, 0))
  return known.length < lines.length ? `more than ${sum}` : sum
}

/** A day of a time or of a date. */
export function dayText(time: string): string {
  return DAY.format(new Date(time))
}
