import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSellable } from "../../../queries/product/products"
import { ShopError } from "../../../errors/shop-error"

export type FindProductInput = {
  id: string
  /** Whose prices the row tells; a guest's where nobody is named. */
  customer_id?: string | null | undefined
}

export const findProductStepId = "find-product"

/** The row of /api/v1 that is to be changed; 404 for one that is not sold. */
export const findProductStep = createStep(
  findProductStepId,
  async ({ id, customer_id = null }: FindProductInput, { container }) => {
    const product = await readSellable(container, id, { customer_id })
    if (!product) throw new ShopError("product_not_found")
    return new StepResponse(product)
  },
)
