import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { RankedLocation, RankLocations } from "../../../contract/staff/selling-locations"
import { wrongField } from "../../../errors/shop-error"
import { readRankedLocations } from "../../../queries/stock/ranked-locations"
import { updateShopSettingsWorkflow } from "../../../workflows/settings/workflows/update-shop-settings"

type Answer = MedusaResponse<{ locations: RankedLocation[] }>

/** All stock locations, those that sell first: an order takes its pieces from them in this order. */
export async function GET(req: AuthenticatedMedusaRequest, res: Answer): Promise<void> {
  res.json({ locations: await readRankedLocations(req.scope) })
}

/** Ranks them. */
export async function POST(
  { scope, validatedBody }: AuthenticatedMedusaRequest<RankLocations>,
  res: Answer,
): Promise<void> {
  const { locations } = validatedBody
  const known = new Set((await readRankedLocations(scope)).map(({ id }) => id))
  const unknown = locations.find((id) => !known.has(id))
  if (unknown !== undefined) throw wrongField("locations", `there is no location ${unknown}`)
  await updateShopSettingsWorkflow(scope).run({ input: { locations } })
  res.json({ locations: await readRankedLocations(scope) })
}
