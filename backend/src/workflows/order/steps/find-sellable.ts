import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSellable, readSellableNamed } from "../../../queries/products"
import { ShopError } from "../../shop-error"

export type FindSellableInput = { product_id?: string; product_name: string }

export const findSellableStepId = "find-sellable"

/** The part that a purchase names by id or, as the oldest clients do, by its unique name. */
export const findSellableStep = createStep(
  findSellableStepId,
  async ({ product_id, product_name }: FindSellableInput, { container }) => {
    const sellable = product_id
      ? await readSellable(container, product_id)
      : await readSellableNamed(container, product_name)
    if (!sellable) {
      throw new ShopError({
        code: "product_not_found",
        type: MedusaError.Types.NOT_FOUND,
        message: "This product is no longer sold",
        errors: [{ field: "productName", message: "no such product" }],
      })
    }
    return new StepResponse(sellable)
  },
)
