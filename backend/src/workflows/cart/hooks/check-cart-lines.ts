import { StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import { queryGraph } from "../../../queries/database/query-graph"
import { checkLines, type OrderedLine } from "../../order/lines/check-lines"
import { validateCompletion } from "../plugins-of-completion"

/** A cart can be made with its lines already in it. */
createCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await checkLines(container, input.items ?? [])
  return new StepResponse(undefined)
})

/** What is added counts with what is in the cart; parts that are not touched are left alone. */
addToCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  // The cart that the workflow hands over comes without its lines.
  const [cart] = await queryGraph<{ items: OrderedLine[] }>(container, {
    entity: "cart",
    fields: ["items.variant_id", "items.quantity"],
    filters: { id: input.cart_id },
  })
  const added = new Set<unknown>(input.items.map(({ variant_id }) => variant_id))
  const there = (cart?.items ?? []).filter(({ variant_id }) => added.has(variant_id))
  await checkLines(container, [...there, ...input.items])
  return new StepResponse(undefined)
})

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

/** Rules and stock may have changed since the lines came into the cart. */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  if (!cart.completed_at) {
    await checkLines(container, cart.items ?? [])
    await validateCompletion(container, cart)
  }
  return new StepResponse(undefined)
})
