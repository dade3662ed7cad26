import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOutbox } from "../../../queries/mail/outbox"
import { shopEnvironment } from "../../http/environment"
import { requireOwnMachine } from "../../http/dev/own-machine"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireOwnMachine(req)
  res.json(await readOutbox(shopEnvironment().dataDir))
}
