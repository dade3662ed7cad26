import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A mail about an order that is to be sent. */
export type OrderMail = { to: string; order_id: string }

/** Whom it goes to: whether the address is known to be theirs, and how many went there in the last hour. */
export type Receiver = OrderMail & { verified: boolean; sent: number }

/**
 * SQL: whether an address is one that the identity provider has verified, as of the last sign-in,
 * for the customer of an order. `to` and `order_id` are expressions.
 */
export function isVerifiedReceiver({ to, order_id }: { to: string; order_id: string }): string {
  return `exists (
    select from "order" bought
    join auth_identity identity on identity.deleted_at is null
      and identity.app_metadata @> jsonb_build_object('customer_id', bought.customer_id)
    join provider_identity account on account.auth_identity_id = identity.id
      and account.provider = 'firebase' and account.deleted_at is null
    where bought.id = ${order_id}
      and lower(account.user_metadata ->> 'email') = lower(${to})
      and account.user_metadata ->> 'email_verified' = 'true')`
}

// modules/order-index has an index for what went to an address.
const RECEIVERS = `select wanted."to", wanted.order_id,
    ${isVerifiedReceiver({ to: 'wanted."to"', order_id: "wanted.order_id" })} as verified,
    (select cast(count(*) as int) from notification
      where channel = 'email' and resource_type = 'order' and deleted_at is null
        and lower("to") = lower(wanted."to") and created_at > now() - interval '1 hour'
        and provider_data ->> 'held' is null) as sent
  from jsonb_to_recordset(cast(:mails as jsonb)) as wanted("to" text, order_id text)`

/** Whom these mails go to, in their order. */
export async function readReceivers(
  container: MedusaContainer,
  mails: readonly OrderMail[],
): Promise<Receiver[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { mails: JSON.stringify(mails) }
  return (await database.raw<{ rows: Receiver[] }>(RECEIVERS, bindings)).rows
}
