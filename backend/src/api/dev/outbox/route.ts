import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOutbox } from "../../../queries/outbox"
import { shopEnvironment } from "../../http/environment"
import { outboxPage } from "../../http/outbox-page"
import { requireOwnMachine } from "../../http/own-machine"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireOwnMachine(req)
  const { dataDir, mail } = shopEnvironment()
  const messages = await readOutbox(dataDir)
  res.type("html").send(outboxPage({ messages, sendsMails: mail.kind === "smtp" }))
}
