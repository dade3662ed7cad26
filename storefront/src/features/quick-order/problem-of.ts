import { problemOf as problemOfLine } from "@/features/basket/line-problem"
import type { Entry } from "./check/entries"
import { quickText } from "./texts"

/** Why an entry cannot be ordered as it stands there. */
export function problemOf({ row, reading }: Entry): string {
  const { status, number, candidates } = row
  switch (status) {
    case "unknown":
      return candidates.length > 0
        ? quickText("unknownNear", { number })
        : quickText("unknown", { number })
    case "ambiguous":
      return quickText("ambiguous", { count: candidates.length, number })
    case "superseded":
      return quickText("superseded", { number })
    case "invalid_quantity":
      if (row.qty === null) return noQuantity(reading.qty ?? "")
      break
  }
  return problemOfLine({ ...row, status }) ?? ""
}

function noQuantity(qty: string): string {
  return /^\d{1,3}(?:[.,'’]\d{3})+$/.test(qty)
    ? quickText("noQuantityPoint", { qty })
    : quickText("noQuantity", { qty })
}
