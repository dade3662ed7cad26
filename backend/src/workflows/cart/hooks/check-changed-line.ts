import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { updateLineItemInCartWorkflow } from "@medusajs/medusa/core-flows"
import { checkLines, type OrderedLine } from "../../order/lines/check-lines"

/** The line's new quantity counts with the other lines of its part. */
updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const items: (OrderedLine & { id: string })[] = cart.items
  const changed = items.find(({ id }) => id === input.item_id)
  const lines = items
    .filter(({ variant_id }) => variant_id === changed?.variant_id)
    .map((line) => (line.id === input.item_id ? { ...line, ...input.update } : line))
  await checkLines(container, lines)
  return new StepResponse(undefined)
})
