import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createRegionsWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows"
import { MAKER } from "./maker"

/** Medusa's carts may only defer their payment: the money comes when the order is paid by card. */
const DEFERRED_PAYMENT = "pp_later_card"

/** The region that the shop sells to, prices with tax included; answers its id. */
export async function seedRegion(container: MedusaContainer, currency: string): Promise<string> {
  const [known] = await container.resolve(Modules.REGION).listRegions({ currency_code: currency })
  const id = known?.id ?? (await createRegion(container, currency))
  const taxes = await container.resolve(Modules.TAX).listTaxRegions({ country_code: MAKER.country })
  if (taxes.length === 0) {
    await createTaxRegionsWorkflow(container).run({
      input: [{ country_code: MAKER.country, provider_id: "tp_system" }],
    })
  }
  return id
}

async function createRegion(container: MedusaContainer, currency: string): Promise<string> {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "United States",
          currency_code: currency,
          countries: [MAKER.country],
          payment_providers: [DEFERRED_PAYMENT],
          is_tax_inclusive: true,
          automatic_taxes: true,
        },
      ],
    },
  })
  const id = result[0]?.id
  if (!id) throw new Error("Medusa made no region")
  return id
}
