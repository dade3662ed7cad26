import { z } from "@medusajs/framework/zod"

/** What an endpoint can be told of. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.shipment_taken_back",
  "order.date_moved",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "order.return_requested",
  "order.return_approved",
  "order.return_refused",
  "order.return_received",
  "order.return_settled",
  "stock.changed",
  "price.changed",
] as const

/** `failed` is tried again, `given_up` is not. */
export const DELIVERY_STATES = ["pending", "failed", "delivered", "given_up"] as const

const LONGEST_URL = 2000
const LONGEST_DESCRIPTION = 200
const FIRST_FREE_PORT = 1024

const EVENTS = `events must be some of ${WEBHOOK_EVENTS.join(", ")}`

/** Medusa's answer tells the message alone, so it names the field. */
const webhookUrl = z
  .string("url is required")
  .trim()
  .max(LONGEST_URL, `url must be at most ${LONGEST_URL} characters`)
  .superRefine((text, context) => {
    const message = wrongOf(text)
    if (message) context.addIssue({ code: "custom", message })
  })

/** What is wrong with an endpoint's address, wherever the shop runs; null for nothing. */
function wrongOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !["https:", "http:"].includes(url.protocol)) return "url must be an https address"
  if (url.username || url.password) return "url must not have a user or a password in it"
  if (url.hash) return "url must not have a # in it"
  const isUsual = url.port === "" || Number(url.port) >= FIRST_FREE_PORT
  return isUsual ? null : `url must have the usual port, or one from ${FIRST_FREE_PORT} up`
}

const fieldsSchema = z.object({
  url: webhookUrl,
  description: z
    .string("description must be text")
    .trim()
    .max(LONGEST_DESCRIPTION, `description must be at most ${LONGEST_DESCRIPTION} characters`)
    .regex(/^\P{Cc}*$/u, "description must not contain control characters"),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, EVENTS), EVENTS)
    .min(1, EVENTS)
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
})

/** POST /admin/webhooks */
export const createWebhookSchema = fieldsSchema
  .extend({ description: fieldsSchema.shape.description.default("") })
  .strict()

/** POST /admin/webhooks/{id}: what is to change; the rest stays. */
export const updateWebhookSchema = fieldsSchema
  .extend({ is_active: z.boolean("is_active must be true or false") })
  .partial()
  .strict()

/** An endpoint as staff see it: its secret is told once, when it is made. */
export const webhookSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    is_active: z.boolean(),
    /** Why the shop switched it off by itself. */
    off_reason: z.string().nullable(),
    /** Since when it took nothing. */
    failing_since: z.string().nullable(),
    /** Until when the secret before signs, too. */
    previous_secret_until: z.string().nullable(),
    created_at: z.string(),
  })
  .strict()

export const webhookDeliverySchema = z
  .object({
    id: z.string(),
    event_id: z.string(),
    type: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.number().int(),
    next_attempt_at: z.string().nullable(),
    last_attempt_at: z.string().nullable(),
    last_status: z.number().int().nullable(),
    last_error: z.string().nullable(),
    /** The first bytes of what the endpoint answered last. */
    last_answer: z.string().nullable(),
    delivered_at: z.string().nullable(),
    created_at: z.string(),
    /** The body as it is sent. */
    payload: z.string(),
  })
  .strict()

/** GET /admin/webhooks/{id}/deliveries; `cursor` is the `next` of the page before. */
export const webhookDeliveriesQuerySchema = z.object({
  state: z.enum(DELIVERY_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().min(1).max(512).optional(),
})

export const webhookDeliveryListSchema = z.object({
  deliveries: z.array(webhookDeliverySchema),
  count: z.number().int(),
  next: z.string().nullable(),
})

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
export type DeliveryState = (typeof DELIVERY_STATES)[number]
export type CreateWebhook = z.infer<typeof createWebhookSchema>
export type UpdateWebhook = z.infer<typeof updateWebhookSchema>
export type Webhook = z.infer<typeof webhookSchema>
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryListSchema>
