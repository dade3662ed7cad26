import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { WishedLine } from "../../contract/basket/basket"
import { ShopError } from "../../errors/shop-error"
import { readKeptBasket } from "../../queries/basket/kept-basket"
import { changeBasket, restoreBasket } from "./change-basket"
import { isSameList } from "./list-line"
import { readWantedLines, refuseTwins } from "./wanted-lines"

export type ReplaceBasketInput = {
  customer_id: string
  lines: WishedLine[]
  /** Of the basket that was seen; without it whatever is there is replaced. */
  version?: number
}

const replaceBasketLinesStep = createStep(
  "replace-basket-lines",
  async (input: ReplaceBasketInput, step) => {
    const { customer_id, version } = input
    const { lines: kept } = await readKeptBasket(step.container, customer_id)
    const lines = await readWantedLines(step.container, { ...input, kept })
    refuseTwins(lines)
    const changed = await changeBasket(step, customer_id, (basket) => {
      // A repeat of a call whose answer was lost finds its own lines there, and is right.
      const isSeen = version === undefined || version === basket.version
      if (!isSeen && !isSameList(lines, basket.lines)) throw new ShopError("basket_changed")
      return { lines }
    })
    return new StepResponse(null, changed)
  },
  async (changed, step) => {
    if (changed) await restoreBasket(step, changed)
  },
)

/**
 * Replaces a person's basket. Throws product_not_found (of parts that were not in it either),
 * basket_changed.
 */
export const replaceBasketWorkflow = createWorkflow(
  "replace-basket",
  (input: ReplaceBasketInput) => new WorkflowResponse(replaceBasketLinesStep(input)),
)
