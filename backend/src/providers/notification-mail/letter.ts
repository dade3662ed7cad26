import { createHash } from "node:crypto"
import type { ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { htmlOf } from "../../mail/html"

/** One mail as it goes out. */
export type Letter = {
  /** The same for every try of one notification, another for any other. */
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
}

/** What Medusa adds to a notification that it sends; its type leaves it out. */
type Sent = ProviderSendNotificationDTO & { id?: string; idempotency_key?: string | null }

const contentSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
})

/** The mail of a notification: its `content` or, as Medusa keeps no content, its `data`. */
export function letterOf(notification: Sent, sender: string): Letter {
  const { to, from, id = "" } = notification
  const parsed = contentSchema.safeParse(notification.content ?? notification.data)
  if (!parsed.success) {
    const message = "A mail needs a subject and a text, in its content or its data"
    throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
  }
  const { text, html = htmlOf(text) } = parsed.data
  // A line break would begin another header.
  const subject = parsed.data.subject.replace(/\s+/g, " ").trim()
  const key = createHash("sha256").update(notification.idempotency_key ?? id)
  return { id: key.digest("hex").slice(0, 32), to, from: from ?? sender, subject, text, html }
}
