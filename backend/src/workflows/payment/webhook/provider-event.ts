import { z } from "@medusajs/framework/zod"
import { getAmountFromSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"

const message = z.object({ message: z.string() }).partial().nullish()

/** What the shop reads of an event, whatever its object is: intent, charge, refund or dispute. */
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number().default(() => Math.floor(Date.now() / 1000)),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      amount: z.number().optional(),
      amount_refunded: z.number().optional(),
      currency: z.string().optional(),
      status: z.string().nullish(),
      reason: z.string().nullish(),
      last_payment_error: message,
    }),
  }),
})

type EventObject = z.infer<typeof eventSchema>["data"]["object"]

/** An event of the provider as the journal keeps it. */
export type ProviderEvent = {
  event_id: string
  type: string
  intent_id: string | null
  /** Major units. */
  amount: number | null
  currency_code: string | null
  /** The provider's words: why a card was declined, what a dispute is about. */
  detail: string | null
  /** ISO 8601: a date does not outlive the way from step to step. */
  occurred_at: string
}

/** Reads a body whose signature was checked; throws a ZodError for one that is no event. */
export function readProviderEvent(rawBody: string): ProviderEvent {
  const { id, type, created, data } = eventSchema.parse(JSON.parse(rawBody))
  const { object } = data
  return {
    event_id: id,
    type,
    intent_id: intentOf(object),
    amount: amountOf(type, object),
    currency_code: object.currency ?? null,
    detail: detailOf(object),
    occurred_at: new Date(created * 1000).toISOString(),
  }
}

function intentOf({ object, id, payment_intent }: EventObject): string | null {
  if (object === "payment_intent") return id ?? null
  return (typeof payment_intent === "object" ? payment_intent?.id : payment_intent) ?? null
}

function amountOf(type: string, { amount, amount_refunded, currency }: EventObject): number | null {
  const told = type === "charge.refunded" ? amount_refunded : amount
  if (told === undefined || !currency) return null
  return Number(getAmountFromSmallestUnit(told, currency))
}

function detailOf({ object, reason, status, last_payment_error }: EventObject): string | null {
  if (last_payment_error?.message) return last_payment_error.message
  if (object !== "dispute") return null
  return [reason, status].filter(Boolean).join(", ").replaceAll("_", " ") || null
}

/** What an event can change: the order's payment, what was given back, or nothing but the journal. */
export function meaningOf({ type }: ProviderEvent): "payment" | "refund" | "note" {
  if (type === "payment_intent.succeeded") return "payment"
  return /^(charge\.refund|refund\.)/.test(type) ? "refund" : "note"
}
