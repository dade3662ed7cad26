import type { MedusaContainer } from "@medusajs/framework/types"
import { holdName } from "../../locks/advisory-lock"
import { PAYMENT_JOURNAL_MODULE } from "../../modules/payment-journal"
import type { PaymentJournalModuleService } from "../../modules/payment-journal/service"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import type { ProviderEvent } from "./webhook/provider-event"

type Outcome = "paid" | "refunded" | "noted" | "unknown"

export function paymentJournal(container: MedusaContainer): PaymentJournalModuleService {
  return container.resolve<PaymentJournalModuleService>(PAYMENT_JOURNAL_MODULE)
}

/**
 * Whether an event's effect is in the database. Holds the event to the end of the transaction, so
 * that of two deliveries at once one writes; an order's row is locked before it.
 */
export async function isKnownEvent(
  { database }: SharedTransaction,
  eventId: string,
): Promise<boolean> {
  await holdName(database, eventId)
  const { rows } = await database.raw<{ rows: unknown[] }>(
    "select 1 from payment_event where event_id = ?",
    [eventId],
  )
  return rows.length > 0
}

/** Writes down an event with what came of it, in the transaction of that. */
export async function recordEvent(
  container: MedusaContainer,
  { within }: SharedTransaction,
  record: { event: ProviderEvent; order_id: string | null; outcome: Outcome },
): Promise<void> {
  const { event, ...rest } = record
  const row = { ...event, ...rest, occurred_at: new Date(event.occurred_at) }
  await within(paymentJournal(container), (journal, context) =>
    journal.createPaymentEvents([row], context),
  )
}
