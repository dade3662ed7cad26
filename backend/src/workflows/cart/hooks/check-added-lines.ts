import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { addToCartWorkflow } from "@medusajs/medusa/core-flows"
import { graph } from "../../../queries/database/query-graph"
import { checkLines, type OrderedLine } from "../../order/lines/check-lines"

/** What is added counts with what is in the cart; parts that are not touched are left alone. */
addToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  // The cart that the workflow hands over comes without its lines.
  const [cart] = await graph<{ items: OrderedLine[] }>(container, {
    entity: "cart",
    fields: ["items.variant_id", "items.quantity"],
    filters: { id: input.cart_id },
  })
  const added = new Set<unknown>(input.items.map(({ variant_id }) => variant_id))
  const there = (cart?.items ?? []).filter(({ variant_id }) => added.has(variant_id))
  await checkLines(container, [...there, ...input.items])
  return new StepResponse(undefined)
})
