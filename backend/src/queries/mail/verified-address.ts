import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const ADDRESS = `select c.email from customer c
  where c.id = :id and c.has_account and c.deleted_at is null and exists (
    select from auth_identity identity
    join provider_identity account on account.auth_identity_id = identity.id
      and account.provider = 'firebase' and account.deleted_at is null
    where identity.deleted_at is null
      and identity.app_metadata @> jsonb_build_object('customer_id', c.id)
      and lower(account.user_metadata ->> 'email') = lower(c.email)
      and account.user_metadata ->> 'email_verified' = 'true')`

/** The mail of somebody with an account, if the provider had verified it at the last sign-in. */
export async function readVerifiedAddress(
  container: MedusaContainer,
  customer_id: string,
): Promise<string | undefined> {
  const [row] = await queryPrepared<{ email: string }>(container, ADDRESS, { id: customer_id })
  return row?.email
}
