import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOutbox } from "../../../queries/outbox"
import { shopEnvironment } from "../../http/environment"
import { outboxPage } from "../../http/outbox-page"
import { requireOwnMachine } from "../../http/own-machine"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireOwnMachine(req)
  res.type("html").send(outboxPage(await readOutbox(shopEnvironment().dataDir)))
}
