import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { ADMINISTRATORS_LOCK } from "../../../locks/locks"
import type { FieldValues } from "../../../queries/field/field-values"
import { changeFieldsWorkflow } from "../../field/change-fields"
import { nameMemberWorkflow } from "./name-member"
import { setMemberRoleWorkflow } from "./set-member-role"
import { updateProfileWorkflow, type UpdateProfileInput } from "./update-profile"

export type ChangeMemberInput = {
  customer_id: string
  /** Each of these stays as it is where it is not named. */
  is_admin?: boolean
  name?: string
  profile?: Omit<UpdateProfileInput, "customer_id">
  /** Of those that plugins declared; null takes one away. */
  fields?: FieldValues
}

export const changeMemberWorkflowId = "change-member"

/** Writes a person's role, name, profile and fields, all that is named of them or nothing. */
export const changeMemberWorkflow = createWorkflow(
  changeMemberWorkflowId,
  (input: ChangeMemberInput) => {
    // Held to the end: nobody may rely on a role that a later failure takes back.
    when("role-is-named", { input }, namesRole).then(() => {
      acquireLockStep(ADMINISTRATORS_LOCK)
      setMemberRoleWorkflow.runAsStep({
        input: transform({ input }, ({ input: { customer_id, is_admin = false } }) => ({
          customer_id,
          is_admin,
        })),
      })
    })
    when("name-is-named", { input }, ({ input }) => input.name !== undefined).then(() => {
      nameMemberWorkflow.runAsStep({
        input: transform({ input }, ({ input: { customer_id, name = "" } }) => ({
          customer_id,
          name,
        })),
      })
    })
    when("profile-is-named", { input }, ({ input }) => input.profile !== undefined).then(() => {
      updateProfileWorkflow.runAsStep({
        input: transform({ input }, ({ input: { customer_id, profile } }) => ({
          customer_id,
          ...(profile as Omit<UpdateProfileInput, "customer_id">),
        })),
      })
    })
    when("fields-are-named", { input }, namesFields).then(() => {
      changeFieldsWorkflow.runAsStep({
        input: transform({ input }, ({ input: { customer_id, fields = {} } }) => ({
          of: "customer" as const,
          id: customer_id,
          values: fields,
        })),
      })
    })
    when("role-is-written", { input }, namesRole).then(() => {
      releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
    })
    return new WorkflowResponse({ customer_id: input.customer_id })
  },
)

function namesFields({ input: { fields = {} } }: { input: ChangeMemberInput }): boolean {
  return Object.keys(fields).length > 0
}

function namesRole({ input }: { input: ChangeMemberInput }): boolean {
  return input.is_admin !== undefined
}
