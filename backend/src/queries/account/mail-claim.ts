import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** Whose a mail is in the shop when an identity comes in with it. */
export type MailClaim = {
  /** The identity's own customer. */
  own: { customer_id: string; email: string; is_admin: boolean } | null
  /** Another customer who has the mail; `linked` where some identity is that customer. */
  holder: { customer_id: string; linked: boolean } | null
}

type Row = { id: string; email: string; is_own: boolean; is_linked: boolean; is_admin: boolean }

const CLAIM = `with mine as (
    select app_metadata ->> 'customer_id' as customer_id from auth_identity
    where id = :auth_identity_id and deleted_at is null)
  select c.id, c.email, c.id = (select customer_id from mine) is true as is_own,
    exists (select from auth_identity a
      where a.app_metadata @> jsonb_build_object('customer_id', c.id)
        and a.deleted_at is null) as is_linked,
    coalesce(m.is_admin, false) as is_admin
  from customer c
  left join customer_customer_member_member l on l.customer_id = c.id and l.deleted_at is null
  left join member m on m.id = l.member_id and m.deleted_at is null
  where c.has_account and c.deleted_at is null
    and (c.email = :email or c.id = (select customer_id from mine))`

/** Who has a mail (in small letters), and whom an identity is already. */
export async function readMailClaim(
  container: MedusaContainer,
  identity: { auth_identity_id: string; email: string },
): Promise<MailClaim> {
  const rows = await queryPrepared<Row>(container, CLAIM, identity)
  const own = rows.find(({ is_own }) => is_own)
  const holder = rows.find(({ is_own }) => !is_own)
  return {
    own: own ? { customer_id: own.id, email: own.email, is_admin: own.is_admin } : null,
    holder: holder ? { customer_id: holder.id, linked: holder.is_linked } : null,
  }
}

/**
 * Whether the mail has to change hands before its identity can come in. A customer whom no identity
 * names was left by a registration that was killed half-way: who has verified the mail takes it up.
 */
export function isClaimed(
  { own, holder }: MailClaim,
  { email, verified }: { email: string; verified: boolean },
): boolean {
  if (own) return own.email !== email
  return holder !== null && (holder.linked || !verified)
}
