import { REFUSALS } from "@shop/contract/refusals"
import type { ShownLine } from "./shown-lines"
import { basketText } from "./texts"

/** Why a line cannot be ordered so, in the words of an order's refusal; null where it can. */
export function problemOf({
  status,
  minimumQuantity,
  multiple,
}: Pick<ShownLine, "status" | "minimumQuantity" | "multiple">): string | null {
  switch (status) {
    case "ok":
      return null
    case "unknown":
      return basketText("noLongerSold")
    case "out_of_stock":
      return REFUSALS.out_of_stock.sentence
    case "below_minimum":
      return REFUSALS.below_minimum.sentence.replace("{minimum}", String(minimumQuantity))
    case "invalid_quantity":
      return multiple > 1
        ? basketText("soldInCartons", { multiple })
        : basketText("moreThanOneOrder")
  }
}
