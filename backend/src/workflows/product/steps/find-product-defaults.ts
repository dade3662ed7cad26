import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { queryGraph } from "../../../queries/database/query-graph"
import { readShop, type Shop } from "../../../queries/shop/shop"
import { readStockLocations } from "../../../queries/stock/selling-locations"

export type ProductDefaults = Shop & { shipping_profile_id: string }

/** Where a new product is sold, kept and shipped from: the shop's defaults. */
export async function findProductDefaults(container: MedusaContainer): Promise<ProductDefaults> {
  const shop = await readShop(container)
  const [profile] = await queryGraph<{ id: string }>(container, {
    entity: "shipping_profile",
    fields: ["id"],
    filters: { type: "default" },
    pagination: { order: { created_at: "ASC" }, take: 1 },
  })
  if (!profile) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The store has no default shipping profile: run the seed",
    )
  }
  const [location_id = shop.location_id] = await readStockLocations(container)
  return { ...shop, location_id, shipping_profile_id: profile.id }
}

export const findProductDefaultsStepId = "find-product-defaults"

/** The same for workflows. */
export const findProductDefaultsStep = createStep(
  findProductDefaultsStepId,
  async (_: unknown, { container }) => new StepResponse(await findProductDefaults(container)),
)
