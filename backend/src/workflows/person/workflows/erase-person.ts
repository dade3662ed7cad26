import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { CheckMemberDeletionInput } from "../../user/steps/check-member-deletion"
import { deleteMemberWorkflow } from "../../user/workflows/delete-member"
import { checkPersonErasureStep } from "../steps/check-person-erasure"
import { erasePersonStep } from "../steps/erase-person"

export type ErasePersonInput = { email: string; caller: CheckMemberDeletionInput["caller"] }

export const erasePersonWorkflowId = "erase-person"

/**
 * Erases all that the shop holds of a person; orders stay, without whose they were. Somebody who can
 * still sign in is deleted first, under the rules of a deletion. Errors: user_not_found, orders_open,
 * own_account, last_admin, identity_unavailable.
 */
export const erasePersonWorkflow = createWorkflow(
  erasePersonWorkflowId,
  (input: ErasePersonInput) => {
    const person = checkPersonErasureStep({ email: input.email })
    when("person-is-registered", { person }, ({ person }) => person.customer_id !== null).then(
      () => {
        deleteMemberWorkflow.runAsStep({
          input: transform({ input, person }, ({ input: { caller }, person }) => ({
            customer_id: person.customer_id ?? "",
            caller,
          })),
        })
      },
    )
    return new WorkflowResponse(erasePersonStep(person))
  },
)
