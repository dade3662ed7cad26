/** One round's share: the mails of many orders go out beside requests, not in place of them. */
export const ROUND = 20

/** Of the mail to staff about a new order. */
export const STAFF_TEMPLATE = "order-placed-staff"

/** A mail as Medusa's notification module takes it; `id` is that of its row where it was tried before. */
export type Mail = {
  id?: string
  to: string
  channel: "email"
  template: string
  /** What it says, or the file of the hand-over folder that has it. */
  data: { subject: string; text: string; html: string } | { file: string }
  provider_data?: { tries: number }
  resource_type?: string
  resource_id?: string
  idempotency_key: string
}
