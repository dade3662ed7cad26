import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Administrator } from "../../contract/account/administrators"

/** The role as it was given last; nothing for one that is older than the trail. */
const ADMINISTRATORS = `select c.id as customer_id, c.email,
    concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')) as name,
    given.created_at as since, given.actor_name as given_by
  from member m
  join customer_customer_member_member link on link.member_id = m.id and link.deleted_at is null
  join customer c on c.id = link.customer_id and c.deleted_at is null
  left join lateral (
    select e.created_at, e.actor_name from audit_entry e
    where e.thing_id = c.id and e.kind = 'role' and e.action = 'promoted'
      and e.takes_back is null and e.deleted_at is null
    order by e.created_at desc, e.id desc limit 1
  ) given on true
  where m.is_admin and m.deleted_at is null
  order by lower(c.email)`

type Row = Omit<Administrator, "since"> & { since: Date | null }

/** Everybody who administrates the shop, by mail. */
export async function readAdministrators(container: MedusaContainer): Promise<Administrator[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Row[] }>(ADMINISTRATORS)
  return rows.map((row) => ({ ...row, since: row.since?.toISOString() ?? null }))
}
