import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"

/** A person of the shop: Medusa's customer joined with our profile and role. */
export type MemberRecord = {
  customer_id: string
  member_id: string | null
  email: string
  name: string
  phone: string
  education: string
  address: string
  is_admin: boolean
}

type CustomerRow = {
  id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  phone: string | null
  member?: { id: string; education: string; address: string; is_admin: boolean } | null
}

/** Registered people by customer id or mail (in lower case), newest first, at most 1,000. */
export async function readMembers(
  container: MedusaContainer,
  filter: { id?: string; email?: string } = {},
): Promise<MemberRecord[]> {
  const rows = await graph<CustomerRow>(container, {
    entity: "customer",
    fields: ["id", "email", "first_name", "last_name", "phone", "member.*"],
    filters: { ...filter, has_account: true },
    pagination: { order: { created_at: "DESC" }, take: 1000 },
  })
  return rows.map(toMember)
}

function toMember(row: CustomerRow): MemberRecord {
  return {
    customer_id: row.id,
    member_id: row.member?.id ?? null,
    email: row.email ?? "",
    name: [row.first_name, row.last_name].filter(Boolean).join(" "),
    phone: row.phone ?? "",
    education: row.member?.education ?? "",
    address: row.member?.address ?? "",
    is_admin: row.member?.is_admin ?? false,
  }
}
