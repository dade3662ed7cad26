import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { productNameSql } from "../../../spelling/product-name"
import { productNameTaken } from "../../../errors/database-refusal"

export type CheckProductNameInput = {
  name: string
  /** The product that may have this name already: itself. */
  except?: string
}

export const checkProductNameStepId = "check-product-name"

/**
 * Refuses a name that another product has, before anything is made. Of two who ask at once the
 * unique index refuses the second.
 */
export const checkProductNameStep = createStep(
  checkProductNameStepId,
  async ({ name, except }: CheckProductNameInput, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: { id: string }[] }>(
      `select id from product
      where deleted_at is null and ${productNameSql()} = ${productNameSql("?")} and id <> ? limit 1`,
      [name, except ?? ""],
    )
    if (rows.length > 0) throw productNameTaken()
    return new StepResponse({ name })
  },
)
