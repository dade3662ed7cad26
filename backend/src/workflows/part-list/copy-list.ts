import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../errors/shop-error"
import { readOwnList, readSharedList } from "../../queries/part-list/kept-list"
import { makeList, unmakeList } from "./new-list"

export type CopyListInput = {
  customer_id: string
  /** One's own list by its id, or anybody's by its link. */
  source: { list_id: string } | { share_token: string }
  name?: string | undefined
  idempotency_key?: string | undefined
}

const copySavedListStep = createStep(
  "copy-saved-list",
  async ({ source, name, ...input }: CopyListInput, step) => {
    const { customer_id } = input
    const list =
      "list_id" in source
        ? await readOwnList(step.container, { id: source.list_id, customer_id })
        : await readSharedList(step.container, source.share_token)
    if (!list) throw new ShopError("list_not_found")
    const { note } = list
    const lines = list.lines.map(({ variant_id, quantity, note }) => {
      return { variant_id, quantity, note }
    })
    const made = await makeList(step, { ...input, name: name ?? { like: list.name }, note, lines })
    return new StepResponse(made.list_id, made)
  },
  async (made, step) => {
    if (made?.is_new) await unmakeList(step, made)
  },
)

/** Makes a list like another and answers its id. Throws list_not_found, list_name_taken, too_many_lists. */
export const copyListWorkflow = createWorkflow(
  "copy-list",
  (input: CopyListInput) => new WorkflowResponse(copySavedListStep(input)),
)
