import type { MedusaContainer } from "@medusajs/framework/types"
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
import { MEMBER_MODULE } from "../../../modules/member"
import { MEDUSA_LOCKS } from "../../../locks/locks"
import type { MemberModuleService } from "../../../modules/member/service"
import { readMembers } from "../../../queries/account/members"
import { queryGraph } from "../../../queries/database/query-graph"
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
 * identity names was left by a registration that was killed half-way: it is taken up again.
 */
const findRegistrationStep = createStep(
  findRegistrationStepId,
  async ({ auth_identity_id, email }: FindRegistrationInput, { container }) => {
    const identity = await container.resolve(Modules.AUTH).retrieveAuthIdentity(auth_identity_id)
    const own = identity.app_metadata?.customer_id
    const [member] = await readMembers(container, typeof own === "string" ? { id: own } : { email })
    if (!member) return new StepResponse(NOTHING)
    const { customer_id, member_id } = member
    const linked = own === customer_id
    if (!linked && (await isLinked(container, customer_id))) return new StepResponse(NOTHING)
    return new StepResponse<Registration>({ customer_id, member_id, linked })
  },
)

async function isLinked(container: MedusaContainer, customer_id: string): Promise<boolean> {
  const identities = await queryGraph<{ id: string }>(container, {
    entity: "auth_identity",
    fields: ["id"],
    filters: { app_metadata: { customer_id } },
  })
  return identities.length > 0
}

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

export type RegisterMemberInput = { auth_identity_id: string; email: string; name: string }

export const registerMemberWorkflowId = "register-member"

/** The user record of an identity: Medusa's customer with an empty profile. Repeats make nothing twice. */
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
    releaseLockStep({ key })
    return new WorkflowResponse({ customer_id: customerId })
  },
)
