import { Modules } from "@medusajs/framework/utils"
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createCustomersWorkflow,
  createRemoteLinkStep,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { MEMBER_MODULE } from "../../../modules/member"
import { splitName } from "../person-name"
import { claimIdentityStep } from "../steps/claim-identity"
import { createMemberStep } from "../steps/create-member"
import { findRegistrationStep } from "../steps/find-registration"

export type RegisterMemberInput = { auth_identity_id: string; email: string; name: string }

export const registerMemberWorkflowId = "register-member"

/** The user record of an identity: Medusa's customer with an empty profile. Repeats make nothing twice. */
export const registerMemberWorkflow = createWorkflow(
  registerMemberWorkflowId,
  (input: RegisterMemberInput) => {
    const key = transform({ input }, ({ input }) => `register:${input.email}`)
    acquireLockStep({ key, timeout: 10, ttl: 30 })
    const registration = findRegistrationStep({
      auth_identity_id: input.auth_identity_id,
      email: input.email,
    })
    const created = when(
      "customer-is-missing",
      { registration },
      ({ registration }) => !registration.customer_id,
    ).then(() =>
      createCustomersWorkflow.runAsStep({
        input: transform({ input }, ({ input }) => ({
          customersData: [{ email: input.email, has_account: true, ...splitName(input.name) }],
        })),
      }),
    )
    const customerId = transform(
      { registration, created },
      ({ registration, created }) => registration.customer_id ?? created?.[0]?.id ?? "",
    )
    when(
      "identity-claims-nobody",
      { registration },
      ({ registration }) => !registration.claimed,
    ).then(() => {
      claimIdentityStep({
        auth_identity_id: input.auth_identity_id,
        actor: "customer_id",
        actor_id: customerId,
      })
    })
    when("member-is-missing", { registration }, ({ registration }) => !registration.member_id).then(
      () => {
        const member = createMemberStep()
        createRemoteLinkStep(
          transform({ customerId, member }, ({ customerId, member }) => [
            {
              [Modules.CUSTOMER]: { customer_id: customerId },
              [MEMBER_MODULE]: { member_id: member.id },
            },
          ]),
        )
      },
    )
    releaseLockStep({ key })
    return new WorkflowResponse({ customer_id: customerId })
  },
)
