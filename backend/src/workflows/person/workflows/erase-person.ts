import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { findPerson, isKnown } from "../../../queries/person/find-person"
import type { CheckMemberDeletionInput } from "../../user/steps/check-member-deletion"
import { deleteMemberWorkflow } from "../../user/workflows/delete-member"
import { refuseOpenOrders } from "../check-erasable"
import { erasePersonStep } from "../steps/erase-person"
import { ShopError } from "../../../errors/shop-error"

type CheckPersonErasureInput = { email: string }

const checkPersonErasureStepId = "check-person-erasure"

/** Whom the shop knows by a mail, and that nothing is open with them. Throws user_not_found, orders_open. */
const checkPersonErasureStep = createStep(
  checkPersonErasureStepId,
  async ({ email }: CheckPersonErasureInput, { container }) => {
    const person = await findPerson(container, email)
    if (!isKnown(person)) throw new ShopError("user_not_found")
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await refuseOpenOrders(database, person.order_ids)
    return new StepResponse(person)
  },
)

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
