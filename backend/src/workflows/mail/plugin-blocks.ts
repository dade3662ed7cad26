import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { asError } from "../../errors/as-error"
import {
  type MailBlock,
  mailBlocksAt,
  type MailBlockOf,
  type MailBlockProps,
  type OrderMailName,
} from "../../kit/mails"
import { redactPeople } from "../../observability/redact"
import type { OrderNews } from "../../queries/mail/pending-mails"
import type { OrderRow } from "../../queries/order/row/order-row"
import { inTime } from "../plugin-handlers/in-time"
import { orderEventData } from "../webhook/order-event-data"

/** The round of all mails waits for it. */
const LIMIT_MS = 5_000

const words = z.string().max(2_000)
const blockSchema = z.strictObject({
  heading: words.optional(),
  paragraphs: z.array(words).max(20).optional(),
  facts: z
    .array(z.tuple([words, words]))
    .max(50)
    .optional(),
  link: z
    .strictObject({ label: words, url: z.url({ protocol: /^https?$/ }).max(2_000) })
    .optional(),
})

/** What plugins say in each mail about one event of an order. */
export type BlocksOfMails = Partial<Record<OrderMailName, MailBlock[]>>

/** Has the plugins write their blocks of these mails. Never rejects: one that fails is left out. */
export async function writePluginBlocks(
  container: MedusaContainer,
  { news, order }: { news: OrderNews; order: OrderRow },
): Promise<BlocksOfMails> {
  const mails = mailsOf(news)
  const written: BlocksOfMails = {}
  for (const mail of mails) {
    const known = mailBlocksAt(mail)
    if (known.length === 0) continue
    const props = { mail, order: orderEventData(order).order }
    const blocks = await Promise.all(known.map((block) => writeBlock(container, block, props)))
    written[mail] = blocks.filter((block) => block !== undefined)
  }
  return written
}

/** That a shipment was taken back is the shop's to say. */
function mailsOf(news: OrderNews): OrderMailName[] {
  if (news === "taken-back") return []
  return news === "placed" ? ["placed", "placed-staff"] : [news]
}

async function writeBlock(
  container: MedusaContainer,
  { name, write }: MailBlockOf,
  props: MailBlockProps,
): Promise<MailBlock | undefined> {
  try {
    const block = await inTime(async () => write(props, { container }), LIMIT_MS)
    return block ? blockSchema.parse(block) : undefined
  } catch (error) {
    const { message, stack } = asError(error)
    const logged = asError({ message: redactPeople(message), stack })
    const sentence = `The plugin ${name} failed at the mail ${props.mail}: ${logged.message}`
    container.resolve(ContainerRegistrationKeys.LOGGER).error(sentence, logged)
    return undefined
  }
}
