import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, OrderWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { ShopError } from "../../../errors/shop-error"
import { readLineFacts } from "../../../queries/order/lines/line-facts"
import { readTaxInclusion } from "../../../queries/order/lines/tax-inclusion"
import { readSellingShop, type SellingShop } from "../../../queries/shop/selling-shop"
import { orderToWrite, taxInput, type CheckedOrder, type KnownLine } from "./order-to-write"
import { readTaxes } from "./read-taxes"
import { writeOrderStep } from "./write-order"

/**
 * All that is to be written. One step reads it: Medusa copies what goes from step to step, and five
 * hundred lines several times would take longer than to write them.
 */
const prepareOrderStep = createStep("prepare-order", async (input: CheckedOrder, { container }) => {
  const shop = await readShop(container)
  const lines = await knownLines(container, { input, shop })
  const taxes = await readTaxes(container, taxInput({ input, shop, lines }))
  return new StepResponse(orderToWrite({ input, shop, lines, taxes }))
})

/** Where the shop sells and how it ships: what every order of it has in common. */
async function readShop(container: MedusaContainer): Promise<SellingShop> {
  const shop = await readSellingShop(container)
  if (shop) return shop
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    "The store has no default sales channel, region, location or currency, or ships from there " +
      "to no country: run the seed",
  )
}

/** With what the order keeps of their parts. Throws product_not_found when one was deleted just now. */
async function knownLines(
  container: MedusaContainer,
  { input: { buyer, lines }, shop }: { input: CheckedOrder; shop: SellingShop },
): Promise<KnownLine[]> {
  const ids = lines.map(({ sellable }) => sellable.variant_id)
  const known = await readLineFacts(container, ids)
  const inclusion = await readTaxInclusion(container, {
    shop,
    customer_id: buyer.customer_id,
    lines: lines.map(({ quantity }, place) => ({ variant_id: ids[place] ?? "", quantity })),
  })
  return lines.map((line, place) => {
    const facts = known.get(line.sellable.variant_id)
    if (!facts) throw new ShopError("product_not_found")
    return { ...line, facts, is_tax_inclusive: inclusion[place] ?? shop.prices_include_tax }
  })
}

/** Writes an unpaid order whose lines were checked: `placeOrder` is what checks and calls it. */
export const placeOrderWorkflow = createWorkflow("place-order", (input: CheckedOrder) => {
  const order = prepareOrderStep(input)
  const { lines, added, additional_data } = input
  const written = writeOrderStep({ order, lines, added, additional_data })
  emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: written.id } })
  return new WorkflowResponse(written)
})
