import type { MedusaContainer } from "@medusajs/framework/types"
import { SWEEP } from "../../locks/rounds"
import { sendMailsSoon } from "../../workflows/mail/send-mails-soon"

/** What no event announced, what a crash left over, and what a mail server refused before. */
export default async function sendDueMails(container: MedusaContainer): Promise<void> {
  await sendMailsSoon(container, SWEEP)
}

export const config = { name: "send-due-mails", schedule: { interval: 60_000 } }
