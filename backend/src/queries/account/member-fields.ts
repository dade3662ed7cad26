import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldValues } from "../field/field-values"
import { readFieldsById } from "../field/fields-by-id"
import type { MemberRecord } from "./members"

/** What plugins declared of people, by their customer. */
export function readMemberFields(
  container: MedusaContainer,
  members: readonly Pick<MemberRecord, "customer_id">[],
): Promise<Map<string, FieldValues>> {
  const ids = members.map(({ customer_id }) => customer_id)
  return readFieldsById(container, "customer", ids)
}
