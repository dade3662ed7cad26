import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { isVerifiedAddress } from "./verified-address"

/** A mail about an order that is to be sent. */
export type OrderMail = { to: string; order_id: string }

/** Whom it goes to: whether the address is known to be theirs, and how many went there in the last hour. */
export type Receiver = OrderMail & { verified: boolean; sent: number }

/** SQL: whether an address is verified for the customer of an order; both are expressions. */
export function isVerifiedReceiver({ to, order_id }: { to: string; order_id: string }): string {
  const customer_id = `(select customer_id from "order" where id = ${order_id})`
  return isVerifiedAddress({ address: to, customer_id })
}

// modules/order-index has an index for what went to an address.
export const RECEIVERS = `select wanted."to", wanted.order_id,
    ${isVerifiedReceiver({ to: 'wanted."to"', order_id: "wanted.order_id" })} as verified,
    (select cast(count(*) as int) from notification
      where channel = 'email' and resource_type = 'order' and deleted_at is null
        and lower("to") = lower(wanted."to") and created_at > now() - interval '1 hour'
        and provider_data ->> 'held' is null) as sent
  from jsonb_to_recordset(cast(:mails as jsonb)) as wanted("to" text, order_id text)`

/** Whom these mails go to, in their order. */
export function readReceivers(
  container: MedusaContainer,
  mails: readonly OrderMail[],
): Promise<Receiver[]> {
  return queryPrepared<Receiver>(container, RECEIVERS, { mails: JSON.stringify(mails) })
}
