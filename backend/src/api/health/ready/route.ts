import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { unreachablePart } from "../../../queries/shop/readiness"
import { shopEnvironment } from "../../http/environment"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const part = await unreachablePart(req.scope, shopEnvironment())
  if (part) res.status(503).json({ ready: false, part })
  else res.json({ ready: true })
}
