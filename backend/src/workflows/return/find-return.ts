import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../errors/shop-error"
import { readHeldReturn } from "../../queries/return/held-return"

export type FoundReturn = { id: string; order_id: string; return_id: string | null }

/** Of which order a return is, which never changes. Throws ShopError `return_not_found`. */
export const findReturnStep = createStep(
  "find-return",
  async ({ id }: { id: string }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const held = await readHeldReturn(database, id)
    if (!held) throw new ShopError("return_not_found")
    const { order_id, return_id } = held
    return new StepResponse<FoundReturn>({ id, order_id, return_id })
  },
)
