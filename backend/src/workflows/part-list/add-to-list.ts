import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MOST_LIST_LINES, type ListedLine } from "../../contract/part-list/saved-list"
import { ShopError } from "../../errors/shop-error"
import { readOwnList } from "../../queries/part-list/kept-list"
import { withKey } from "../basket/known-keys"
import { addedUp } from "../basket/list-line"
import { readWantedLines } from "../basket/wanted-lines"
import { changeSavedList, restoreSavedList } from "./change-list"

export type AddToListInput = {
  list_id: string
  customer_id: string
  lines: ListedLine[]
  /** The client's name for this call: sent again, nothing is added again. */
  idempotency_key?: string | undefined
}

const addListLinesStep = createStep(
  "add-list-lines",
  async (input: AddToListInput, step) => {
    const { list_id: id, customer_id, idempotency_key: key } = input
    const list = await readOwnList(step.container, { id, customer_id })
    if (!list) throw new ShopError("list_not_found")
    const added = await readWantedLines(step.container, { ...input, kept: list.lines })
    const changed = await changeSavedList(step, input, ({ lines: present, added_under }) => {
      if (key && added_under.includes(key)) return {}
      const lines = addedUp(present, added)
      if (lines.length > MOST_LIST_LINES) {
        throw new ShopError("list_full", { facts: { most: MOST_LIST_LINES } })
      }
      return { lines, added_under: withKey(added_under, key) }
    })
    return new StepResponse(null, changed)
  },
  async (changed, step) => {
    if (changed) await restoreSavedList(step, changed)
  },
)

/** Adds parts to what is on a list. Throws list_not_found, product_not_found, list_full. */
export const addToListWorkflow = createWorkflow(
  "add-to-list",
  (input: AddToListInput) => new WorkflowResponse(addListLinesStep(input)),
)
