import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readJudgedBasket, soldIn } from "../../../queries/basket/judged-lines"
import type { NamedVehicle } from "../../../queries/fitment/asked-vehicle"
import { readFits } from "../../../queries/fitment/fits"
import { previewOfBasket } from "../../../workflows/basket/preview-added-lines"
import { readFilledIn } from "../validation/additional-data"
import { toBasket } from "../serializers/basket"

/** Answers a person's basket as it is at this moment, for nobody else to keep. */
export async function answerBasket(
  req: MedusaRequest,
  res: MedusaResponse,
  { customer_id, vehicle }: { customer_id: string; vehicle?: NamedVehicle | undefined },
): Promise<void> {
  const { version, wishes } = await readJudgedBasket(req.scope, customer_id)
  const additional_data = readFilledIn("placeOrder", {})
  const preview = { buyer: { customer_id }, wishes, additional_data }
  const added = await previewOfBasket(req.scope, preview)
  const fits = await readFits(req.scope, { vehicle, ids: soldIn(wishes) })
  res.setHeader("cache-control", "private, no-store")
  res.json({ success: true, data: toBasket({ version, wishes, added, fits }) })
}
