import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** SQL expressions: a mail address, and the id of the customer whose it may be. */
type Claimed = { address: string; customer_id: string }

/**
 * SQL: whether an address is one that the identity provider has verified, as of the last sign-in,
 * for a customer. "offset 0" has PostgreSQL look each up by the index of modules/order-index: it
 * joined all orders with all accounts first where it took mails for many.
 */
export function isVerifiedAddress({ address, customer_id }: Claimed): string {
  return `exists (
    select from auth_identity identity
    join provider_identity account on account.auth_identity_id = identity.id
      and account.provider = 'firebase' and account.deleted_at is null
    where identity.app_metadata ->> 'customer_id' = ${customer_id}
      and identity.deleted_at is null
      and lower(account.user_metadata ->> 'email') = lower(${address})
      and account.user_metadata ->> 'email_verified' = 'true'
    offset 0)`
}

const ADDRESS = `select c.email from customer c
  where c.id = :id and c.has_account and c.deleted_at is null
    and ${isVerifiedAddress({ address: "c.email", customer_id: "c.id" })}`

/** The mail of somebody with an account, if the provider had verified it at the last sign-in. */
export async function readVerifiedAddress(
  container: MedusaContainer,
  customer_id: string,
): Promise<string | undefined> {
  const [row] = await queryPrepared<{ email: string }>(container, ADDRESS, { id: customer_id })
  return row?.email
}
