import type { User } from "../../../contract/account/user"
import type { MemberRecord } from "../../../queries/account/members"
import {
  type Caller,
  type FieldValues,
  readableValues,
  viewerOf,
} from "../../../queries/field/field-values"

/** Who asks, and what plugins declared of whom they ask about. */
type Asked = { caller: Caller; fields: FieldValues | undefined }

/** A person as the caller may read them. */
export function toUser(member: MemberRecord, { caller, fields = {} }: Asked): User {
  return {
    ...readableValues("customer", fields, viewerOf(caller, member)),
    _id: member.customer_id,
    name: member.name,
    email: member.email,
    isAdmin: member.is_admin,
    education: member.education,
    address: member.address,
    phone: member.phone,
  }
}
