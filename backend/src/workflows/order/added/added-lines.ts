import type { MedusaContainer } from "@medusajs/framework/types"
import { isPluginRefusal } from "../../../errors/plugin-refusal"
import type { AddedLine, OrderToPrice } from "../../../kit/registry/points"
import { collectAnswers, logFailure } from "../../plugin-handlers/run-handlers"
import { readAnswer, refuseNegative } from "./read-answer"

/**
 * What plugins add to an order. `order` is made only where somebody is asked. Throws what one of
 * them refuses with; a wrong answer is a failure of its plugin.
 */
export async function readAddedLines(
  container: MedusaContainer,
  order: () => OrderToPrice | Promise<OrderToPrice>,
): Promise<AddedLine[]> {
  const added: AddedLine[] = []
  await collectAnswers(container, "placeOrder.price", {
    input: order,
    take: (answer, { input, name }) => {
      const lines = readAnswer(answer, { order: input, plugin: name })
      refuseNegative(input, [...added, ...lines])
      added.push(...lines)
    },
  })
  return added
}

/**
 * The same for a preview, which stands whatever a plugin does: where one fails, nothing is told, and
 * the order of it is refused.
 */
export async function previewAddedLines(
  container: MedusaContainer,
  order: () => OrderToPrice,
): Promise<AddedLine[]> {
  try {
    return await readAddedLines(container, order)
  } catch (error) {
    if (!isPluginRefusal(error)) logFailure(container, error)
    return []
  }
}
