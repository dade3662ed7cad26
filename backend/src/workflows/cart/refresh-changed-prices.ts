import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  getVariantPriceSetsStep,
  refreshCartItemsWorkflow,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows"
import { moneyText } from "../../contract/money"

type Line = { id: string; variant_id: string | null; quantity: number; unit_price: number }
type PricedCart = { items?: Line[]; region_id: string; currency_code: string }
type PriceSets = Record<string, { calculated_amount?: number | null } | undefined>

const FIELDS = [
  "region_id",
  "currency_code",
  "customer_id",
  "customer.id",
  "customer.groups.id",
  "region.id",
  "items.id",
  "items.variant_id",
  "items.quantity",
  "items.unit_price",
]

/**
 * Gives a cart today's prices where one of them changed since its line came in, and answers the first
 * of those as people read it; null where all hold. Medusa completes a cart at the price of whatever
 * day its line was added.
 */
export const refreshChangedPricesWorkflow = createWorkflow(
  "refresh-changed-prices",
  (input: { cart_id: string }) => {
    const { data } = useQueryGraphStep({
      entity: "cart",
      fields: FIELDS,
      filters: { id: input.cart_id },
      options: { isList: false, throwIfKeyNotFound: true },
    })
    const asked = transform({ data }, ({ data: found }) => pricesToAsk(found as PricedCart))
    const priceSets = getVariantPriceSetsStep({ data: asked })
    const changed = transform({ data, priceSets }, ({ data: found, priceSets: sets }) =>
      changedPrice(found as PricedCart, sets as PriceSets),
    )
    when("a-price-changed", { changed }, ({ changed: price }) => price !== null).then(() => {
      refreshCartItemsWorkflow.runAsStep({
        input: { cart_id: input.cart_id, force_refresh: true },
      })
    })
    return new WorkflowResponse(changed)
  },
)

/** As Medusa asks when a line comes into a cart: with the cart's place, customer and quantity. */
function pricesToAsk({ items = [], ...context }: PricedCart) {
  return items.flatMap(({ id, variant_id, quantity }) =>
    variant_id ? [{ id, variantId: variant_id, context: { ...context, quantity } }] : [],
  )
}

function changedPrice(cart: PricedCart, priceSets: PriceSets): string | null {
  const { items = [], currency_code } = cart
  const prices = items.map(({ id, unit_price }) => {
    const amount = priceSets[id]?.calculated_amount
    return amount === undefined || amount === null || Number(amount) === Number(unit_price)
      ? null
      : Number(amount)
  })
  const changed = prices.find((price) => price !== null) ?? null
  return changed === null ? null : moneyText(changed, currency_code)
}
