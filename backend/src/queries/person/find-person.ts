import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { queryPrepared } from "../database/prepared-query"

/** The mail of a customer, also of one who was deleted; undefined for an unknown one. */
export async function readCustomerMail(
  container: MedusaContainer,
  id: string,
): Promise<string | undefined> {
  const statement = "select email from customer where id = :id"
  const [row] = await queryPrepared<{ email: string | null }>(container, statement, { id })
  return row?.email ?? undefined
}

/** Where the shop knows a person from, also one who was deleted or never registered. */
export type Person = {
  /** In small letters. */
  email: string
  /** Every customer that the mail ever had. */
  customer_ids: string[]
  /** The one that can sign in. */
  customer_id: string | null
  /** Accounts at the identity provider. */
  uids: string[]
  order_ids: string[]
  reviews: number
}

const PERSON = `with mine as (
    select id, has_account and deleted_at is null as is_open from customer
    where lower(email) = :email)
  select array(select id from mine) as customer_ids,
    (select id from mine where is_open) as customer_id,
    array(select entity_id from provider_identity p
      join auth_identity a on a.id = p.auth_identity_id
      where p.provider = 'firebase' and (lower(p.user_metadata ->> 'email') = :email
        or a.app_metadata ->> 'customer_id' in (select id from mine))) as uids,
    array(select id from "order" where lower(email) = :email
      or customer_id in (select id from mine)) as order_ids,
    (select count(*)::int from review where lower(email) = :email) as reviews`

/** All that leads to a person's records, by the mail; empty for somebody unknown. */
export async function findPerson(container: MedusaContainer, mail: string): Promise<Person> {
  const email = mail.trim().toLowerCase()
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  type Row = Omit<Person, "email">
  const { rows } = await database.raw<{ rows: [Row] }>(PERSON, { email })
  return { email, ...rows[0] }
}

/** Whether the shop holds anything of somebody. */
export function isKnown({ customer_ids, uids, order_ids, reviews }: Person): boolean {
  return reviews + customer_ids.length + uids.length + order_ids.length > 0
}
