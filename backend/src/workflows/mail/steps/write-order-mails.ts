import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readOrdersInTurns } from "../../../queries/order/orders-in-turns"
import { readPendingMails } from "../../../queries/mail/pending-mails"
import { readShopSettings } from "../../../queries/shop/shop-settings"
import { readEnvironment } from "../../../settings/environment"
import { ROUND } from "../mail"
import { orderMails } from "../order-mails"
import { writePluginBlocks } from "../plugin-blocks"

export type WriteOrderMailsInput = {
  /** Orders, payments and fulfilments that events named. */
  announced: string[]
  /** Whether what no event named is looked for, too. */
  sweep: boolean
}

export const writeOrderMailsStepId = "write-order-mails"

/** The mails that are due for what happened to orders; nothing is sent yet. */
export const writeOrderMailsStep = createStep(
  writeOrderMailsStepId,
  async (input: WriteOrderMailsInput, { container }) => {
    const pending = await readPendingMails(container, { ...input, limit: ROUND })
    if (pending.length === 0) return new StepResponse([])
    const { publicUrl, unpaidOrderHours: unpaid_hours } = readEnvironment(process.env)
    const context = { publicUrl, shop: await readShopSettings(container), unpaid_hours }
    const orders = await readOrdersInTurns(
      container,
      pending.map(({ order_id }) => order_id),
    )
    const told = pending.flatMap(({ order_id, ...mail }) =>
      orders.filter((order) => order.id === order_id).map((order) => ({ ...mail, order })),
    )
    const mails = await Promise.all(
      told.map(async ({ order, ...mail }) => {
        const blocks = await writePluginBlocks(container, { news: mail.news, order })
        return orderMails(order, { ...mail, ...context, blocks })
      }),
    )
    return new StepResponse(mails.flat())
  },
)
