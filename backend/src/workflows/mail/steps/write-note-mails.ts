import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { orderNumber } from "../../../contract/order/order-number"
import {
  noteMailKey,
  readPendingNotes,
  type PendingNote,
} from "../../../queries/order-note/pending-note-mails"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { readEnvironment } from "../../../settings/environment"
import { ROUND, type Mail } from "../mail"
import { writeMail } from "../write-mail"

export const writeNoteMailsStepId = "write-note-mails"

/** The mails that are due for notes to customers, each of them once; nothing is sent yet. */
export const writeNoteMailsStep = createStep(
  writeNoteMailsStepId,
  async (_: unknown, { container }) => {
    const pending = await readPendingNotes(container, ROUND)
    if (pending.length === 0) return new StepResponse<Mail[]>([])
    const { publicUrl } = readEnvironment(process.env)
    const { name } = await readShopSettings(container)
    return new StepResponse(pending.map((note) => noteMail(note, { publicUrl, signature: [name] })))
  },
)

type Context = { publicUrl: string; signature: string[] }

function noteMail(
  { note_id, order_id, display_id, text, email }: PendingNote,
  { publicUrl, signature }: Context,
): Mail {
  const number = orderNumber({ display_id })
  return {
    to: email,
    channel: "email",
    template: "order-note",
    resource_type: "order",
    resource_id: order_id,
    idempotency_key: noteMailKey(note_id),
    data: writeMail({
      subject: `A note on your order ${number}`,
      paragraphs: text.split(/\n+/),
      facts: [["Order", number]],
      link: { label: "See the order", url: `${publicUrl}/dashboard/orders/${order_id}` },
      signature,
    }),
  }
}
