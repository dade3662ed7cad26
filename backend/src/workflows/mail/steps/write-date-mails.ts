import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { dayText } from "../../../contract/order/due-dates"
import { figure } from "../../../contract/figure"
import { orderNumber } from "../../../contract/order/order-number"
import {
  readPendingDateMails,
  type PendingDateMail,
} from "../../../queries/mail/pending-date-mails"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { readEnvironment } from "../../../settings/environment"
import { ROUND, type Mail } from "../mail"
import { writeMail } from "../write-mail"

export const writeDateMailsStepId = "write-date-mails"

/** The order's page has all of them. */
const MOST_ROWS = 50

/** The mails that are due for days that staff moved, each of them once; nothing is sent yet. */
export const writeDateMailsStep = createStep(
  writeDateMailsStepId,
  async (_: unknown, { container }) => {
    const pending = await readPendingDateMails(container, ROUND)
    if (pending.length === 0) return new StepResponse<Mail[]>([])
    const { publicUrl } = readEnvironment(process.env)
    const { name } = await readShopSettings(container)
    return new StepResponse(pending.map((one) => dateMail(one, { publicUrl, signature: [name] })))
  },
)

type Context = { publicUrl: string; signature: string[] }

/** One about all that a change moved of an order: the days before, and those that hold now. */
export function dateMail(
  { order_id, display_id, email, key, moved }: PendingDateMail,
  { publicUrl, signature }: Context,
): Mail {
  const number = orderNumber({ display_id })
  const rows = moved
    .slice(0, MOST_ROWS)
    .map(({ name, sku, qty, due, former }) => [
      name,
      sku,
      `${figure(qty)} pieces`,
      `${dayText(former)} → ${dayText(due)}`,
    ])
  return {
    to: email,
    channel: "email",
    template: "order-dates",
    resource_type: "order",
    resource_id: order_id,
    idempotency_key: key,
    data: writeMail({
      subject: `Your order ${number}: another day for what it waits for`,
      paragraphs: [
        "Pieces of your order that are not here yet come on another day than we told you.",
        "They stay yours: we send them once they are here.",
      ],
      list: {
        heads: ["Part", "SKU", "Quantity", "Day"],
        rows,
        more: moved.length - rows.length,
      },
      facts: [["Order", number]],
      link: { label: "See the order", url: `${publicUrl}/dashboard/orders/${order_id}` },
      signature,
    }),
  }
}
