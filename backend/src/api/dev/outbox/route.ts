import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOutbox } from "../../../queries/mail/outbox"
import { shopEnvironment } from "../../http/environment"
import { outboxPage } from "../../http/dev/outbox-page"
import { requireOwnMachine } from "../../http/dev/own-machine"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireOwnMachine(req)
  const { dataDir, mail } = shopEnvironment()
  const messages = await readOutbox(dataDir)
  res.type("html").send(outboxPage({ messages, sendsMails: mail.kind === "smtp" }))
}
