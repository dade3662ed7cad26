import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { createInventoryItemsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { randomInt } from "node:crypto"
import { askHandlersStep, tellHandlersStep } from "../../plugin-handlers/handler-steps"
import {
  type CreateProductInput,
  inventoryInput,
  ONLY_OPTION,
  productInput,
} from "../create-product-input"
import { checkProductNameStep } from "../steps/check-product-name"
import { findProductDefaultsStep } from "../steps/find-product-defaults"

const dropStrayOptionsStepId = "drop-stray-options"

/**
 * Does nothing until the product that is made after it is undone: Medusa then deletes the product
 * and leaves its options behind, of no product, and those go here. A product and its options are
 * written in one transaction, so that no other product's are ever seen without it.
 */
const dropStrayOptionsStep = createStep(
  dropStrayOptionsStepId,
  async ({ title }: { title: string }) => new StepResponse({ title }, { title }),
  async (undo, { container }) => {
    if (!undo) return
    const ids = await strayOptions(container, undo.title)
    if (ids.length > 0) await container.resolve(Modules.PRODUCT).deleteProductOptions(ids)
  },
)

async function strayOptions(container: MedusaContainer, title: string): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const used = database("product_product_option as used").whereRaw("used.product_option_id = o.id")
  const rows: { id: string }[] = await database("product_option as o")
    .select("o.id")
    .where({ "o.title": title, "o.is_exclusive": true })
    .whereNull("o.deleted_at")
    .whereNotExists(used)
  return rows.map(({ id }) => id)
}

/** Without letters and digits that look alike. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const LENGTH = 10

const numberProductStepId = "number-product"

/** A SKU that nothing has: of 2^50 that are possible. */
const numberProductStep = createStep(numberProductStepId, async () => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  return new StepResponse({ sku: `HP-${signs.join("")}` })
})

export const createProductWorkflowId = "create-product"

const askPluginsStep = askHandlersStep("createProduct.validate")
const tellPluginsStep = tellHandlersStep("createProduct.created")

/**
 * A product of one variant with price and stock; the stock is there before the product shows. Throws
 * ShopError, and what a plugin refuses it with.
 */
export const createProductWorkflow = createWorkflow(
  createProductWorkflowId,
  (input: CreateProductInput) => {
    checkProductNameStep({ name: input.name })
    const wanted = transform({ input }, toCreate)
    askPluginsStep(wanted)
    const defaults = findProductDefaultsStep()
    const number = numberProductStep()
    const items = createInventoryItemsWorkflow.runAsStep({
      input: transform({ input, defaults, number }, inventoryInput),
    })
    dropStrayOptionsStep({ title: ONLY_OPTION })
    const products = createProductsWorkflow.runAsStep({
      input: transform({ input, defaults, number, items }, productInput),
    })
    tellPluginsStep(
      transform({ wanted, products }, ({ wanted, products }) => ({
        ...wanted,
        product_id: products[0]?.id ?? "",
      })),
    )
    return new WorkflowResponse(products)
  },
)

function toCreate({ input }: { input: CreateProductInput }) {
  const { available: stock, additional_data = {}, ...product } = input
  return { ...product, stock, additional_data }
}
