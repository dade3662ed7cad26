import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
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
import { ShopError } from "../../../errors/shop-error"
import { MEMBER_MODULE } from "../../../modules/member"
import { MEDUSA_LOCKS } from "../../../locks/locks"
import type { MemberModuleService } from "../../../modules/member/service"
import { readMailClaim } from "../../../queries/account/mail-claim"
import { readMembers } from "../../../queries/account/members"
import { askHandlersStep, tellHandlersStep } from "../../plugin-handlers/handler-steps"
import { splitName } from "../person-name"
import { linkIdentityStep } from "../steps/link-identity"

type FindRegistrationInput = { auth_identity_id: string; email: string }

/** What an identity has in the shop already; a null is still to be made. */
type Registration = {
  customer_id: string | null
  member_id: string | null
  /** Whether the identity says that the customer is its own. */
  linked: boolean
}

const NOTHING: Registration = { customer_id: null, member_id: null, linked: false }

const findRegistrationStepId = "find-registration"

/**
 * Looks up what is there, so that a repeated sign-in makes nothing twice. A customer whom no
 * identity names was left by a registration that was killed half-way: it is taken up again. Throws
 * email_taken where the mail became another identity's meanwhile.
 */
const findRegistrationStep = createStep(
  findRegistrationStepId,
  async ({ auth_identity_id, email }: FindRegistrationInput, { container }) => {
    const { own, holder } = await readMailClaim(container, { auth_identity_id, email })
    if (!own && holder?.linked) throw new ShopError("email_taken")
    const found = own ?? holder
    if (!found) return new StepResponse(NOTHING)
    const { customer_id } = found
    const [member] = await readMembers(container, { id: customer_id })
    const member_id = member?.member_id ?? null
    return new StepResponse<Registration>({ customer_id, member_id, linked: own !== null })
  },
)

const createMemberStepId = "create-member"

/** An empty profile without any role. */
const createMemberStep = createStep(
  createMemberStepId,
  async (_: unknown, { container }) => {
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const member = await members.createMembers({})
    return new StepResponse({ id: member.id }, member.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MemberModuleService>(MEMBER_MODULE).deleteMembers(id)
  },
)

const askPluginsStep = askHandlersStep("registerCustomer.validate")
const tellPluginsStep = tellHandlersStep("registerCustomer.registered")

export type RegisterMemberInput = { auth_identity_id: string; email: string; name: string }

export const registerMemberWorkflowId = "register-member"

/**
 * The user record of an identity: Medusa's customer with an empty profile. Repeats make nothing twice.
 * Throws email_taken, and what a plugin refuses a new one with.
 */
export const registerMemberWorkflow = createWorkflow(
  registerMemberWorkflowId,
  (input: RegisterMemberInput) => {
    const key = transform({ input }, ({ input }) => MEDUSA_LOCKS.registration(input.email))
    acquireLockStep({ key, timeout: 10, ttl: 30 })
    const registration = findRegistrationStep({
      auth_identity_id: input.auth_identity_id,
      email: input.email,
    })
    const created = when(
      "customer-is-missing",
      { registration },
      ({ registration }) => !registration.customer_id,
    ).then(() => {
      askPluginsStep({ email: input.email, name: input.name })
      return createCustomersWorkflow.runAsStep({
        input: transform({ input }, ({ input }) => ({
          customersData: [{ email: input.email, has_account: true, ...splitName(input.name) }],
        })),
      })
    })
    const customerId = transform(
      { registration, created },
      ({ registration, created }) => registration.customer_id ?? created?.[0]?.id ?? "",
    )
    when("identity-is-nobodys", { registration }, ({ registration }) => !registration.linked).then(
      () => {
        linkIdentityStep({
          auth_identity_id: input.auth_identity_id,
          actor: "customer_id",
          actor_id: customerId,
        })
      },
    )
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
    when(
      "customer-was-missing",
      { registration },
      ({ registration }) => !registration.customer_id,
    ).then(() => {
      tellPluginsStep(
        transform({ input, customerId }, ({ input: { email, name }, customerId: customer_id }) => ({
          email,
          name,
          customer_id,
        })),
      )
    })
    releaseLockStep({ key })
    return new WorkflowResponse({ customer_id: customerId })
  },
)
