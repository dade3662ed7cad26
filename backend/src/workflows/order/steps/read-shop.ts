import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSellingShop } from "../../../queries/shop/selling-shop"

export const readShopStepId = "read-shop"

/** Where the shop sells and how it ships: what every order of it has in common. */
export const readShopStep = createStep(readShopStepId, async (_: unknown, { container }) => {
  const shop = await readSellingShop(container)
  if (!shop) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The store has no default sales channel, region, location or currency, or ships from there " +
        "to no country: run the seed",
    )
  }
  return new StepResponse(shop)
})
