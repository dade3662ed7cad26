import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ListedLine } from "../../contract/part-list/saved-list"
import { ShopError } from "../../errors/shop-error"
import { readOwnList } from "../../queries/part-list/kept-list"
import type { ListLine } from "../basket/list-line"
import { readWantedLines, refuseTwins } from "../basket/wanted-lines"
import { changeSavedList, restoreSavedList, saysTheSame } from "./change-list"

export type ReplaceListInput = {
  list_id: string
  customer_id: string
  name?: string | undefined
  note?: string | undefined
  lines?: ListedLine[] | undefined
  /** Of the list that was seen. */
  version: number
}

const replaceSavedListStep = createStep(
  "replace-saved-list",
  async (input: ReplaceListInput, step) => {
    const { name, note, version } = input
    const lines = await variantsOf(step.container, input)
    const changed = await changeSavedList(step, input, (list) => {
      const wanted = {
        name: name ?? list.name,
        note: note ?? list.note,
        lines: lines ?? list.lines,
      }
      // A repeat of a call whose answer was lost finds its own change there, and is right.
      if (version !== list.version && !saysTheSame(wanted, list)) {
        throw new ShopError("list_changed")
      }
      return wanted
    })
    return new StepResponse(null, changed)
  },
  async (changed, step) => {
    if (changed) await restoreSavedList(step, changed)
  },
)

/** What is on the list already may stay, though it is sold no longer. */
async function variantsOf(
  container: MedusaContainer,
  { list_id: id, customer_id, lines }: ReplaceListInput,
): Promise<ListLine[] | undefined> {
  if (!lines) return undefined
  const list = await readOwnList(container, { id, customer_id })
  if (!list) throw new ShopError("list_not_found")
  const wanted = await readWantedLines(container, { lines, customer_id, kept: list.lines })
  refuseTwins(wanted)
  return wanted
}

/**
 * Changes a list's name, note and lines. Throws list_not_found, product_not_found (of parts that
 * were not on it either), list_changed, list_name_taken.
 */
export const replaceListWorkflow = createWorkflow(
  "replace-list",
  (input: ReplaceListInput) => new WorkflowResponse(replaceSavedListStep(input)),
)
