import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import { PART_WARRANTY_MODULE } from "../../modules/part-warranty"
import type { PartWarrantyModuleService } from "../../modules/part-warranty/service"

const MONTHS = 24

/** Every new product gets a part warranty; where its creation is undone, that goes with it. */
createProductsWorkflow.hooks.productsCreated(
  async ({ products }, { container }) => {
    const service = container.resolve<PartWarrantyModuleService>(PART_WARRANTY_MODULE)
    const created = await service.createPartWarranties(products.map(() => ({ months: MONTHS })))
    const links = products.map(({ id }, index) => ({
      [Modules.PRODUCT]: { product_id: id },
      [PART_WARRANTY_MODULE]: { part_warranty_id: created[index]?.id },
    }))
    await container.resolve(ContainerRegistrationKeys.LINK).create(links)
    return new StepResponse(undefined, { ids: created.map(({ id }) => id), links })
  },
  async (given, { container }) => {
    if (!given) return
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(given.links)
    const service = container.resolve<PartWarrantyModuleService>(PART_WARRANTY_MODULE)
    await service.deletePartWarranties(given.ids)
  },
)
