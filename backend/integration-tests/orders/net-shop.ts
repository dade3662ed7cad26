import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { readSellingShop } from "../../src/queries/shop/selling-shop"

type Basis = Partial<Record<"region_id" | "currency_code", boolean>>

/** Says whether prices include tax, as Medusa Admin's switches of region and currency do. */
export async function preferTax(container: MedusaContainer, basis: Basis): Promise<void> {
  const pricing = container.resolve(Modules.PRICING)
  for (const [attribute, is_tax_inclusive] of Object.entries(basis)) {
    await pricing.updatePricePreferences({ attribute: [attribute] }, { is_tax_inclusive })
  }
}

/** A rate for everything that is sold in the shop's country; answers its id. */
export async function addTaxRate(container: MedusaContainer, rate: number): Promise<string> {
  const taxes = container.resolve(Modules.TAX)
  const shop = await readSellingShop(container)
  const country_code = shop?.country_code ?? ""
  const [known] = await taxes.listTaxRegions({ country_code })
  const region = known ?? (await taxes.createTaxRegions({ country_code, provider_id: "tp_system" }))
  const { id } = await taxes.createTaxRates({
    tax_region_id: region.id,
    name: "Value added tax",
    code: "VAT",
    rate,
    is_default: true,
  })
  return id
}
