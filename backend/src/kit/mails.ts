import { MedusaError } from "@medusajs/framework/utils"
import type { OrderEventData } from "../contract/webhook/webhook-event"
import { byOrder, type HandlerContext } from "./registry/registry"

/** The mails about an order: to its customer, and `placed-staff` to staff. */
export const ORDER_MAILS = [
  "placed",
  "paid",
  "shipped",
  "delivered",
  "cancelled",
  "placed-staff",
] as const

export type OrderMailName = (typeof ORDER_MAILS)[number]

/** What a block says; the shop writes it as text and as HTML, and escapes it. */
export type MailBlock = {
  heading?: string
  paragraphs?: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  /** An address in full, of http or https. */
  link?: { label: string; url: string }
}

export type MailBlockProps = {
  mail: OrderMailName
  /** As events have it: amounts in major units. */
  order: OrderEventData["order"]
}

export type MailBlockOf = {
  /** The plugin's name, as in its package.json: the log names it. */
  name: string
  /** Blocks stand from the lowest on; of two with the same, by the plugin's name. */
  order: number
  /** The mails that have it. */
  mails: readonly OrderMailName[]
  /** Nothing where this order has no such block. Without it, a mail goes out after five seconds. */
  write: (
    props: MailBlockProps,
    context: HandlerContext,
  ) => Promise<MailBlock | undefined> | MailBlock | undefined
}

/**
 * Puts a block into mails about orders, between what they tell of the order and the way to its page.
 * One that fails is left out of its mail. Answers the call that takes it out again: for tests.
 */
export function mailBlock(given: MailBlockOf): () => void {
  const { name, order, mails } = given
  const unknown = mails.find((mail) => !ORDER_MAILS.includes(mail))
  if (!name || !Number.isFinite(order) || mails.length === 0 || unknown) {
    const message = `A block of mails needs its plugin's name, an order and mails of ${ORDER_MAILS.join(", ")}: ${name} ${mails.join(", ")}`
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
  }
  const known = kept()
  known.blocks = [...known.blocks, given].toSorted(byOrder)
  return () => {
    known.blocks = known.blocks.filter((other) => other !== given)
  }
}

/** The blocks of a mail in the order in which they stand in it. */
export function mailBlocksAt(mail: OrderMailName): readonly MailBlockOf[] {
  return kept().blocks.filter(({ mails }) => mails.includes(mail))
}

const PLACE = Symbol.for("halden.plugin-kit.mail-blocks")

type Kept = { blocks: readonly MailBlockOf[] }

/** One for the process: a plugin may have loaded another copy of this file than the shop. */
function kept(): Kept {
  const process = globalThis as typeof globalThis & { [PLACE]?: Kept }
  return (process[PLACE] ??= { blocks: [] })
}
