import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PART_LIST_MODULE } from "../../../modules/part-list"
import type { PartListModuleService } from "../../../modules/part-list/service"

export type DeletePartListsInput = { customer_id: string }

export const deletePartListsStepId = "delete-part-lists"

/** Deletes a person's basket and saved lists as Medusa deletes their customer: an erasure removes both. */
export const deletePartListsStep = createStep(
  deletePartListsStepId,
  async ({ customer_id }: DeletePartListsInput, { container }) => {
    const lists = container.resolve<PartListModuleService>(PART_LIST_MODULE)
    const ids = (await lists.listPartLists({ customer_id })).map(({ id }) => id)
    if (ids.length > 0) await lists.softDeletePartLists(ids)
    return new StepResponse(null, ids)
  },
  async (ids, { container }) => {
    const lists = container.resolve<PartListModuleService>(PART_LIST_MODULE)
    if (ids?.length) await lists.restorePartLists(ids)
  },
)
