import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** A mail of a plugin's to somebody who has an account. */
export type PersonMail = {
  /** The plugin's name, as in its package.json. */
  name: string
  customer_id: string
  /** Of a mail with the same key one goes out, however often it is asked for. */
  key: string
  subject: string
  /** Plain text: the shop writes text and HTML of it, and signs. */
  paragraphs: string[]
  facts?: [label: string, value: string][]
  /** A page of the shop: `/product/prod_1`. */
  link: { label: string; path: `/${string}` }
}

/**
 * Writes to a person, at the address of their account if they have verified it: false where they have
 * not, or there is no account any more. What a mail server refuses is tried again, as all mails are.
 */
export async function mailPerson(
  { container }: { container: MedusaContainer },
  mail: PersonMail,
): Promise<boolean> {
  const engine = container.resolve(Modules.WORKFLOW_ENGINE)
  const { result } = await engine.run("send-person-mail", { input: mail })
  return (result as { written: boolean }).written
}

/** Whether a person could be written to: they have an account, and have verified its address. */
export async function mayMailPerson(
  { container }: { container: MedusaContainer },
  customer_id: string,
): Promise<boolean> {
  const engine = container.resolve(Modules.WORKFLOW_ENGINE)
  const { result } = await engine.run("look-for-mail-address", { input: { customer_id } })
  return (result as { verified: boolean }).verified
}
