import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** Somebody with an account, as an ERP's row may change them. */
export type KnownCustomer = {
  customer_id: string
  email: string
  name: string
  phone: string | null
  company: string | null
  /** Of the profile; null where there is none yet. */
  member_id: string | null
  address: string
  group_ids: string[]
  external_id: string | null
}

const CUSTOMERS = `select c.id as customer_id, c.email, c.phone, c.company_name as company,
    btrim(concat_ws(' ', c.first_name, c.last_name)) as name, m.id as member_id,
    coalesce(m.address, '') as address, k.external_id,
    array(select g.customer_group_id from customer_group_customer g
      where g.customer_id = c.id and g.deleted_at is null order by 1) as group_ids
  from customer c
  left join customer_customer_member_member l on l.customer_id = c.id and l.deleted_at is null
  left join member m on m.id = l.member_id and m.deleted_at is null
  left join sync_key k on k.customer_id = c.id
  where c.has_account and c.deleted_at is null
    and (c.email = any(cast(:emails as text[])) or c.id in (
      select customer_id from sync_key where external_id = any(cast(:ids as text[]))))`

/** The customers that mails (in small letters) and an ERP's ids name. */
export function readKnownCustomers(
  container: MedusaContainer,
  named: { emails: readonly string[]; ids: readonly string[] },
): Promise<KnownCustomer[]> {
  return queryPrepared<KnownCustomer>(container, CUSTOMERS, { ...named })
}

/** Customer groups by id, and by name in small letters; names are unique. */
export async function readNamedGroups(
  container: MedusaContainer,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queryPrepared<{ id: string; name: string }>(
    container,
    "select id, lower(btrim(name)) as name from customer_group where deleted_at is null",
  )
  return new Map(rows.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]))
}
