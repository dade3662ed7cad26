import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { orderNumber } from "../../../contract/order/order-number"
import {
  readPendingReturnMails,
  returnMailKey,
  type PendingReturnMail,
} from "../../../queries/return/pending-return-mails"
import { readReturn, type ReturnRow } from "../../../queries/return/returns"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { readEnvironment } from "../../../settings/environment"
import { ROUND, type Mail } from "../mail"
import { returnText, staffReturnText } from "../return-mail-texts"
import { writeMail, type MailParts } from "../write-mail"

/** The order's page has all of them. */
const MOST_ROWS = 50

/** The mails that are due for steps of returns, each of them once; nothing is sent yet. */
export const writeReturnMailsStep = createStep(
  "write-return-mails",
  async (_: unknown, { container }) => {
    const pending = await readPendingReturnMails(container, ROUND)
    if (pending.length === 0) return new StepResponse<Mail[]>([])
    const { publicUrl } = readEnvironment(process.env)
    const { name, staff_mails } = await readShopSettings(container)
    const context = { publicUrl, signature: [name], staff_mails }
    const told = await Promise.all(
      pending.map(async (mail) => {
        const row = await readReturn(container, mail.return_id)
        return row ? mailsOf(row, { ...mail, ...context }) : []
      }),
    )
    return new StepResponse(told.flat())
  },
)

type Context = PendingReturnMail & {
  publicUrl: string
  signature: string[]
  staff_mails: readonly string[]
}

function mailsOf(row: ReturnRow, { news, email, publicUrl, signature, ...rest }: Context): Mail[] {
  const { return_id, staff_mails } = rest
  const key = returnMailKey({ return_id, news })
  const common = {
    ...{ channel: "email" as const, resource_type: "order", resource_id: row.order_id },
    template: `order-return-${news}`,
  }
  const facts: MailParts["facts"] = [["Order", orderNumber(row)]]
  const list = partsOf(row)
  const link = { label: "See the order", url: `${publicUrl}/dashboard/orders/${row.order_id}` }
  const text = { ...returnText(news, row), facts, list, link, signature }
  const customerMail = { ...common, to: email, data: writeMail(text), idempotency_key: key }
  if (news !== "requested") return [customerMail]
  const staff = writeMail({ ...staffReturnText(row), facts, list, link, signature })
  return [
    customerMail,
    ...staff_mails.map((to): Mail => ({
      ...{ ...common, to, template: "order-return-staff", data: staff },
      idempotency_key: `${key}:${to}`,
    })),
  ]
}

function partsOf({ lines }: ReturnRow): NonNullable<MailParts["list"]> {
  const rows = lines.map(({ productName, sku, qty, good, damaged }) => {
    const came = good === null ? qty : good + (damaged ?? 0)
    return [productName, sku, String(came)]
  })
  const heads = ["Part", "SKU", "Quantity"]
  return { heads, rows: rows.slice(0, MOST_ROWS), more: Math.max(rows.length - MOST_ROWS, 0) }
}
