import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { graph } from "../../../queries/graph"

export type KeepFulfilmentsInput = { items: { id: string }[] }

type FulfilmentRow = {
  id: string
  canceled_at: Date | string | null
  delivery_address: { id: string } | null
}

export const keepFulfilmentsStepId = "keep-fulfilments"

/**
 * Remembers which fulfilments the lines of an order have. Medusa undoes a new one by cancelling it
 * and leaves it behind, a part of no order: after a failure those are deleted.
 */
export const keepFulfilmentsStep = createStep(
  keepFulfilmentsStepId,
  async ({ items }: KeepFulfilmentsInput, { container }) => {
    const line_ids = items.map(({ id }) => id)
    const known = (await readFulfilments(container, line_ids)).map(({ id }) => id)
    return new StepResponse({ known }, { line_ids, known })
  },
  async (kept, { container }) => {
    if (!kept) return
    const fulfilments = await readFulfilments(container, kept.line_ids)
    const left = fulfilments.filter(
      ({ id, canceled_at }) => canceled_at && !kept.known.includes(id),
    )
    for (const { id } of left) await container.resolve(Modules.FULFILLMENT).deleteFulfillment(id)
    // The module has no call for it, and a person's address is not to lie about.
    const addresses = left.flatMap(({ delivery_address }) => delivery_address?.id ?? [])
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database("fulfillment_address").whereIn("id", addresses).delete()
  },
)

async function readFulfilments(container: MedusaContainer, lineIds: string[]) {
  return graph<FulfilmentRow>(container, {
    entity: "fulfillment",
    fields: ["id", "canceled_at", "delivery_address.id"],
    filters: { items: { line_item_id: lineIds } },
  })
}
