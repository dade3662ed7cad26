import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { beginStock } from "../stock-changes"

export const beginStockStepId = "begin-webhook-stock"

/** Counts changes of the stock from now on where nobody was told of them. A note of ours: not undone. */
export const beginStockStep = createStep(beginStockStepId, async (_: unknown, { container }) => {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(beginStock)
  return new StepResponse(undefined)
})
