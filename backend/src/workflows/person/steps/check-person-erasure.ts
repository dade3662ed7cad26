import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findPerson, isKnown } from "../../../queries/person/find-person"
import { userNotFound } from "../../user/user-errors"
import { refuseOpenOrders } from "../check-erasable"

export type CheckPersonErasureInput = { email: string }

export const checkPersonErasureStepId = "check-person-erasure"

/** Whom the shop knows by a mail, and that nothing is open with them. Throws user_not_found, orders_open. */
export const checkPersonErasureStep = createStep(
  checkPersonErasureStepId,
  async ({ email }: CheckPersonErasureInput, { container }) => {
    const person = await findPerson(container, email)
    if (!isKnown(person)) throw userNotFound()
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await refuseOpenOrders(database, person.order_ids)
    return new StepResponse(person)
  },
)
