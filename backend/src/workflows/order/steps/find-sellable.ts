import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSellable, readSellableNamed } from "../../../queries/product/products"
import type { Sellable } from "../../../queries/product/sellable"
import { ShopError } from "../../../errors/shop-error"

export type FindSellableInput = {
  product_id?: string
  product_name: string
  /** The part where the caller has just read it. */
  known?: Sellable
}

export const findSellableStepId = "find-sellable"

/** The part that a purchase names by id or, as the oldest clients do, by its unique name. */
export const findSellableStep = createStep(
  findSellableStepId,
  async ({ known, ...wanted }: FindSellableInput, { container }) => {
    const sellable = known ?? (await readWanted(container, wanted))
    if (!sellable) {
      throw new ShopError("product_not_found", {
        errors: [{ field: "productName", message: "no such product" }],
      })
    }
    return new StepResponse(sellable)
  },
)

function readWanted(
  container: MedusaContainer,
  { product_id, product_name }: FindSellableInput,
): Promise<Sellable | undefined> {
  return product_id
    ? readSellable(container, product_id)
    : readSellableNamed(container, product_name)
}
