import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"
import { readPage, type Page, type PageOf } from "../database/cursor-pagination"
import { queryPrepared } from "../database/prepared-query"
import { REVOKED } from "./revoked-tokens"

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

/** Read with each call of somebody who is signed in. */
const member = (column: "id" | "email") => `select c.id, c.email, c.first_name, c.last_name,
    c.phone, c.created_at, m.member
  from customer c
  left join lateral (
    select json_build_object('id', m.id, 'education', m.education, 'address', m.address,
      'is_admin', m.is_admin) as member
    from customer_customer_member_member l
    join member m on m.id = l.member_id and m.deleted_at is null
    where l.customer_id = c.id and l.deleted_at is null limit 1) m on true
  where c.${column} = :${column} and c.has_account and c.deleted_at is null
  order by c.id`

const MEMBER = { id: member("id"), email: member("email") }

/** Registered people by customer id or mail (in small letters): one or nobody. */
export async function readMembers(
  container: MedusaContainer,
  filter: { id: string } | { email: string },
): Promise<MemberRecord[]> {
  const statement = "id" in filter ? MEMBER.id : MEMBER.email
  const rows = await queryPrepared<CustomerRow>(container, statement, filter)
  return rows.map(toMember)
}

const HOLDER = `select person.* from (${MEMBER.id}) person where not exists (${REVOKED})`

/** Whose a genuine access token is; nobody's when it was signed out. */
export async function readTokenHolder(
  container: MedusaContainer,
  { customer_id: id, token_hash }: { customer_id: string; token_hash: string },
): Promise<MemberRecord | undefined> {
  const [row] = await queryPrepared<CustomerRow>(container, HOLDER, { id, token_hash })
  return row && toMember(row)
}

/** Whether there is a customer with this id, by one look-up. */
export async function isCustomer(container: MedusaContainer, id: string): Promise<boolean> {
  const rows = await queryGraph(container, { entity: "customer", fields: ["id"], filters: { id } })
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
