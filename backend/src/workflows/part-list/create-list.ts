import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ListedLine } from "../../contract/part-list/saved-list"
import { readKnownParts } from "../../queries/part-list/known-parts"
import { addedUp } from "../basket/list-line"
import { readWantedLines } from "../basket/wanted-lines"
import { makeList, unmakeList } from "./new-list"

export type CreateListInput = {
  customer_id: string
  name: string
  note: string
  lines: ListedLine[]
  idempotency_key?: string | undefined
}

const createSavedListStep = createStep(
  "create-saved-list",
  async (input: CreateListInput, step) => {
    const ids = input.lines.map(({ productId }) => productId)
    // A list that was deleted comes back as it was, with what is sold no longer.
    const kept = await readKnownParts(step.container, ids)
    const lines = addedUp([], await readWantedLines(step.container, { ...input, kept }))
    const made = await makeList(step, { ...input, lines })
    return new StepResponse(made.list_id, made)
  },
  async (made, step) => {
    if (made?.is_new) await unmakeList(step, made)
  },
)

/** Saves a list and answers its id. Throws product_not_found, list_name_taken, too_many_lists. */
export const createListWorkflow = createWorkflow(
  "create-list",
  (input: CreateListInput) => new WorkflowResponse(createSavedListStep(input)),
)
