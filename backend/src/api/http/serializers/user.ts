import type { User } from "../../../contract/account/user"
import type { MemberRecord } from "../../../queries/account/members"

export function toUser(member: MemberRecord): User {
  return {
    _id: member.customer_id,
    name: member.name,
    email: member.email,
    isAdmin: member.is_admin,
    education: member.education,
    address: member.address,
    phone: member.phone,
  }
}
