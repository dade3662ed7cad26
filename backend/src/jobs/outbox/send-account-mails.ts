import type { MedusaContainer } from "@medusajs/framework/types"
import { listHandedOver } from "../../queries/mail/handed-over-mails"
import { readEnvironment } from "../../settings/environment"
import { sendAccountMailsWorkflow } from "../../workflows/mail/workflows/send-account-mails"

const { dataDir } = readEnvironment(process.env)

/** The embedded identity's mails, some seconds after they were asked for; mostly there are none. */
export default async function sendAccountMails(container: MedusaContainer): Promise<void> {
  const files = await listHandedOver(dataDir)
  if (files.length > 0) await sendAccountMailsWorkflow(container).run()
}

export const config = { name: "send-account-mails", schedule: { interval: 3_000 } }
