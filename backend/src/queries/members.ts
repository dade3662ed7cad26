import type { MedusaContainer } from "@medusajs/framework/types"
import { graph } from "./graph"
import { readPage, type Page, type PageOf } from "./keyset"

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
  created_at: string | Date
  member?: { id: string; education: string; address: string; is_admin: boolean } | null
}

const FIELDS = ["id", "email", "first_name", "last_name", "phone", "created_at", "member.*"]

/** Registered people by customer id or mail (in small letters): one or nobody. */
export async function readMembers(
  container: MedusaContainer,
  filter: { id: string } | { email: string },
): Promise<MemberRecord[]> {
  const rows = await graph<CustomerRow>(container, {
    entity: "customer",
    fields: FIELDS,
    filters: { ...filter, has_account: true },
  })
  return rows.map(toMember)
}

/** Whether there is a customer with this id, by one look-up. */
export async function isCustomer(container: MedusaContainer, id: string): Promise<boolean> {
  const rows = await graph(container, { entity: "customer", fields: ["id"], filters: { id } })
  return rows.length > 0
}

/** A page of all registered people. */
export async function readMemberPage(
  container: MedusaContainer,
  page: Page,
): Promise<PageOf<MemberRecord>> {
  const list = { entity: "customer", fields: FIELDS, filters: { has_account: true } }
  const { rows, ...rest } = await readPage<CustomerRow>(container, list, page)
  return { rows: rows.map(toMember), ...rest }
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
