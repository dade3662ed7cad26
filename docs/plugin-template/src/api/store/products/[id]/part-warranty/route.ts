import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

/** GET /store/products/{id}/part-warranty: how many `months`, or 404 for a product without one. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = req.params
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["part_warranty.months"],
    filters: { id, status: "published" },
  })
  const months = data[0]?.part_warranty?.months
  if (months === undefined) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Product ${id} has no part warranty`)
  }
  res.json({ months })
}
