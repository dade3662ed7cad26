import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { queryGraph } from "../../../queries/database/query-graph"
import { readShop } from "../../../queries/shop/shop"

export const findProductDefaultsStepId = "find-product-defaults"

/** Where a new product is sold, kept and shipped from: the shop's defaults. */
export const findProductDefaultsStep = createStep(
  findProductDefaultsStepId,
  async (_: unknown, { container }) => {
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
    return new StepResponse({ ...shop, shipping_profile_id: profile.id })
  },
)
