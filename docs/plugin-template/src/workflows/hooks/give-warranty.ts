import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { WARRANTY_MODULE } from "../../modules/warranty"
import type { WarrantyModuleService } from "../../modules/warranty/service"

const MONTHS = 24

/** Every new product gets a warranty; where its creation is undone, that goes with it. */
createProductsWorkflow.hooks.productsCreated(
  async ({ products }, { container }) => {
    const service = container.resolve<WarrantyModuleService>(WARRANTY_MODULE)
    const warranties = await service.createWarranties(products.map(() => ({ months: MONTHS })))
    const links = products.map(({ id }, index) => ({
      [Modules.PRODUCT]: { product_id: id },
      [WARRANTY_MODULE]: { warranty_id: warranties[index]?.id },
    }))
    const given = { warranties: warranties.map(({ id }) => id), links }
    await container.resolve(ContainerRegistrationKeys.LINK).create(links)
    return new StepResponse(undefined, given)
  },
  async (given, { container }) => {
    if (!given) return
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(given.links)
    const service = container.resolve<WarrantyModuleService>(WARRANTY_MODULE)
    await service.deleteWarranties(given.warranties)
  },
)
