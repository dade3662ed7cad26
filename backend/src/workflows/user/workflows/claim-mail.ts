import { CustomerWorkflowEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { ADMINISTRATORS_LOCK, MEDUSA_LOCKS } from "../../../locks/locks"
import { MEMBER_MODULE } from "../../../modules/member"
import type { MemberModuleService } from "../../../modules/member/service"
import { writeEntries } from "../../audit/record-changes"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import {
  type CheckMailClaimInput,
  checkMailClaimStep,
  type MailClaimPlan,
} from "../steps/check-mail-claim"
import { linkIdentityStep } from "../steps/link-identity"
import { moveMailStep, releasedMail } from "../steps/move-mail"
import { releaseIdentitiesStep } from "../steps/release-identities"
import { updateMemberStep } from "../steps/update-member"
import { tellOfAccount } from "../tell-of-account"
import { closeMedusaAdminWorkflow } from "./close-medusa-admin"
import { registerMemberWorkflow, type RegisterMemberInput } from "./register-member"

const forgetAppointmentStepId = "forget-appointment"

/** Lets the mail that the operator named be appointed once more: its administrator is gone. */
const forgetAppointmentStep = createStep(
  forgetAppointmentStepId,
  async ({ email }: { email: string }, { container }) => {
    const members = container.resolve<MemberModuleService>(MEMBER_MODULE)
    const known = await members.listAppointments({ email })
    if (known.length > 0) await members.deleteAppointments(email)
    return new StepResponse({ email }, known.length > 0 ? email : null)
  },
  async (email, { container }) => {
    if (!email) return
    await container.resolve<MemberModuleService>(MEMBER_MODULE).createAppointments({ email })
  },
)

const tellOfHandOverStepId = "tell-of-hand-over"

/** Writes into the trail that a customer has another account now. */
const tellOfHandOverStep = createStep(
  tellOfHandOverStepId,
  async ({ customer_id }: { customer_id: string }, step) => {
    const told = tellOfAccount(customer_id, { action: "handed over", entry_ids: [] })
    const entry_ids = await inOneTransaction(step, (transaction) =>
      writeEntries(step, transaction, told),
    )
    return new StepResponse({ customer_id }, { customer_id, entry_ids })
  },
  async (written, step) => {
    if (!written) return
    const { customer_id, entry_ids } = written
    await inOneTransaction(step, (transaction) =>
      writeEntries(
        step,
        transaction,
        tellOfAccount(customer_id, { action: "handed over", entry_ids }),
      ),
    )
  },
)

export const claimMailWorkflowId = "claim-mail"

export type ClaimMailInput = CheckMailClaimInput & RegisterMemberInput

/**
 * Lets an identity in whose mail has to change hands first: whose account has verified it gets it,
 * its customer moves to the mail, and another customer who had it goes over, or goes on without it.
 * No role does. Errors: email_unconfirmed, email_taken, staff_email_changed, identity_unavailable.
 */
export const claimMailWorkflow = createWorkflow(claimMailWorkflowId, (input: ClaimMailInput) => {
  const key = transform({ input }, ({ input }) => MEDUSA_LOCKS.registration(input.email))
  acquireLockStep(ADMINISTRATORS_LOCK)
  acquireLockStep({ key, timeout: 10, ttl: 30 }).config({ name: "acquire-registration" })
  const plan = checkMailClaimStep(input)
  when("role-ends", { plan }, ({ plan }) => plan.administrator_id !== null).then(() => {
    updateMemberStep({ id: idOf(plan, "administrator_id"), is_admin: false })
    forgetAppointmentStep({ email: input.email })
  })
  when("medusa-admin-ends", { plan }, ({ plan }) => plan.user_id !== null).then(() => {
    closeMedusaAdminWorkflow.runAsStep({
      input: transform({ plan }, ({ plan }) => ({ user_id: plan.user_id })),
    })
  })
  when("customer-goes-over", { plan }, ({ plan }) => plan.handed_over !== null).then(() => {
    const customerId = idOf(plan, "handed_over")
    releaseIdentitiesStep({ actor: "customer_id", actor_id: customerId })
    linkIdentityStep({
      auth_identity_id: input.auth_identity_id,
      actor: "customer_id",
      actor_id: customerId,
    })
    tellOfHandOverStep({ customer_id: customerId })
  })
  when("mail-is-released", { plan }, ({ plan }) => plan.released !== null).then(() => {
    moveMailStep(
      transform({ plan }, ({ plan: { released } }) => ({
        customer_id: released ?? "",
        to: releasedMail(released ?? ""),
        action: "mail released" as const,
      })),
    ).config({ name: "release-mail" })
  })
  when("mail-moves", { plan }, ({ plan }) => plan.moved !== null).then(() => {
    moveMailStep(
      transform({ plan, input }, ({ plan, input }) => ({
        customer_id: plan.moved ?? "",
        to: input.email,
        action: "mail changed" as const,
      })),
    )
  })
  emitEventStep({
    eventName: CustomerWorkflowEvents.UPDATED,
    data: transform({ plan }, ({ plan }) =>
      [plan.handed_over, plan.released, plan.moved].flatMap((id) => (id ? [{ id }] : [])),
    ),
  })
  const member = registerMemberWorkflow.runAsStep({ input })
  releaseLockStep({ key }).config({ name: "release-registration" })
  releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
  return new WorkflowResponse(member)
})

type Ids = "administrator_id" | "handed_over"

function idOf(plan: MailClaimPlan, name: Ids): string {
  return transform({ plan }, ({ plan }) => plan[name] ?? "")
}
