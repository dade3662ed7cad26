import { figure } from "../../contract/figure"
import type { QuantityProblem } from "../../contract/order/quantity-rule"
import { ShopError } from "../../errors/shop-error"

/** The spec's sentence for a quantity that cannot be ordered; the hint names those that can. */
export function quantityRefusal(
  { code, nearest }: QuantityProblem,
  { minimum, field = "qty" }: { minimum: number; field?: string },
): ShopError {
  const hint =
    nearest.length > 0 ? `order ${nearest.map(figure).join(" or ")}` : "choose another part"
  return new ShopError(code, {
    facts: { minimum, hint },
    errors: [{ field, message: hint }],
  })
}
