import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { WishedLine } from "../../contract/basket/basket"
import { MOST_BASKET_LINES } from "../../contract/list-sizes"
import { ShopError } from "../../errors/shop-error"
import { changeBasket, restoreBasket } from "./change-basket"
import { withKey } from "./known-keys"
import { addedUp } from "./list-line"
import { readWantedLines } from "./wanted-lines"

export type AddToBasketInput = {
  customer_id: string
  lines: WishedLine[]
  /** The client's name for this call: sent again, nothing is added again. */
  idempotency_key?: string
}

const addBasketLinesStep = createStep(
  "add-basket-lines",
  async (input: AddToBasketInput, step) => {
    const { customer_id, idempotency_key: key } = input
    const added = await readWantedLines(step.container, input)
    const changed = await changeBasket(step, customer_id, ({ lines: present, added_under }) => {
      if (key && added_under.includes(key)) return { lines: present }
      const lines = addedUp(present, added)
      if (lines.length > MOST_BASKET_LINES) {
        throw new ShopError("basket_full", { facts: { most: MOST_BASKET_LINES } })
      }
      return { lines, added_under: withKey(added_under, key) }
    })
    return new StepResponse(null, changed)
  },
  async (changed, step) => {
    if (changed) await restoreBasket(step, changed)
  },
)

/** Adds parts to what is in a person's basket. Throws product_not_found, basket_full. */
export const addToBasketWorkflow = createWorkflow(
  "add-to-basket",
  (input: AddToBasketInput) => new WorkflowResponse(addBasketLinesStep(input)),
)
