import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { hasBought } from "../../../queries/order/has-bought"
import { readSellable } from "../../../queries/product/products"

export type FindReviewedProductInput = { customer_id: string; part_id?: string | undefined }

export type ReviewedProduct = { product_id: string | null; verified_purchase: boolean }

export const findReviewedProductStepId = "find-reviewed-product"

/** The product that a review speaks of, where it is sold, and whether its writer has bought it. */
export const findReviewedProductStep = createStep(
  findReviewedProductStepId,
  async ({ customer_id, part_id }: FindReviewedProductInput, { container }) => {
    const sellable = part_id ? await readSellable(container, part_id) : undefined
    if (!sellable) {
      return new StepResponse<ReviewedProduct>({ product_id: null, verified_purchase: false })
    }
    const { product_id } = sellable
    const verified_purchase = await hasBought(container, { customer_id, product_id })
    return new StepResponse<ReviewedProduct>({ product_id, verified_purchase })
  },
)
