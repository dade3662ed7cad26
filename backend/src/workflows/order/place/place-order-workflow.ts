import { MedusaError, OrderWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { ShopError } from "../../../errors/shop-error"
import { readLineFacts } from "../../../queries/order/line-facts"
import { readSellingShop } from "../../../queries/shop/selling-shop"
import type { CheckedLine } from "./check-purchase"
import { orderToWrite, taxInput, type CheckedOrder, type KnownLine } from "./order-to-write"
import { placedOrder } from "./placed-order"
import { readTaxLinesStep } from "./read-tax-lines"
import { writeOrderStep } from "./write-order"

/** Where the shop sells and how it ships: what every order of it has in common. */
const readShopStep = createStep("read-shop", async (_: unknown, { container }) => {
  const shop = await readSellingShop(container)
  if (!shop) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The store has no default sales channel, region, location or currency, or ships from there " +
        "to no country: run the seed",
    )
  }
  return new StepResponse(shop)
})

/** What the order's lines keep of their parts. Throws product_not_found when one was deleted just now. */
const readLineFactsStep = createStep(
  "read-line-facts",
  async ({ lines }: { lines: CheckedLine[] }, { container }) => {
    const known = lines.map(async (line): Promise<KnownLine> => {
      const facts = await readLineFacts(container, line.sellable.variant_id)
      if (!facts) throw new ShopError("product_not_found")
      return { ...line, facts }
    })
    return new StepResponse(await Promise.all(known))
  },
)

/** Writes an unpaid order whose lines were checked: `placeOrder` is what checks and calls it. */
export const placeOrderWorkflow = createWorkflow("place-order", (input: CheckedOrder) => {
  const shop = readShopStep()
  const lines = readLineFactsStep({ lines: input.lines })
  const taxes = readTaxLinesStep(transform({ input, shop, lines }, taxInput))
  const order = transform({ input, shop, lines, taxes }, orderToWrite)
  const written = writeOrderStep({ order, lines: input.lines })
  emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: written.id } })
  return new WorkflowResponse(transform({ input, shop, written }, placedOrder))
})
