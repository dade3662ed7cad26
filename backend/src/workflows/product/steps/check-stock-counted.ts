import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Sellable } from "../../../queries/product/sellable"
import { ShopError } from "../../../errors/shop-error"

export type CheckStockCountedInput = { product: Sellable; available: number }

export const checkStockCountedStepId = "check-stock-counted"

/** Refuses another stock for a product whose stock is not counted. */
export const checkStockCountedStep = createStep(
  checkStockCountedStepId,
  async ({ product, available }: CheckStockCountedInput) => {
    if (product.inventory.length === 0 && available !== product.available) {
      throw new ShopError({
        code: "stock_not_counted",
        message: "The stock of this product is not counted: turn that on in Medusa Admin first",
        errors: [{ field: "qty", message: "is not counted" }],
      })
    }
    return new StepResponse({ available })
  },
)
