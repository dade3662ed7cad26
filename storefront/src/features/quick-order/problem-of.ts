import { REFUSALS } from "@shop/contract/refusals"
import type { Entry } from "./check/entries"
import { quickText } from "./texts"

/** Why an entry cannot be ordered as it stands there. */
export function problemOf({ row, reading }: Entry): string {
  const { status, number, candidates, minimumQuantity, multiple } = row
  switch (status) {
    case "unknown":
      return candidates.length > 0
        ? quickText("unknownNear", { number })
        : quickText("unknown", { number })
    case "ambiguous":
      return quickText("ambiguous", { count: candidates.length, number })
    case "superseded":
      return quickText("superseded", { number })
    case "out_of_stock":
      return REFUSALS.out_of_stock.sentence
    case "below_minimum":
      return REFUSALS.below_minimum.sentence.replace("{minimum}", String(minimumQuantity))
    case "invalid_quantity":
      if (row.qty === null) return noQuantity(reading.qty ?? "")
      return multiple > 1 ? quickText("cartons", { multiple }) : quickText("moreThanOneOrder")
    case "ok":
      return ""
  }
}

function noQuantity(qty: string): string {
  return /^\d{1,3}(?:[.,'’]\d{3})+$/.test(qty)
    ? quickText("noQuantityPoint", { qty })
    : quickText("noQuantity", { qty })
}
