import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { beginPrices } from "../price-changes"
import { beginStock } from "../stock-changes"

export const beginStockStepId = "begin-webhook-stock"

/** Counts changes of stock and prices from now on where nobody was told of them. A note of ours: not undone. */
export const beginStockStep = createStep(beginStockStepId, async (_: unknown, { container }) => {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(beginStock)
  await database.transaction(beginPrices)
  return new StepResponse(undefined)
})
