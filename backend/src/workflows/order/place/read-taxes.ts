import type { ItemTaxLineDTO, MedusaContainer, ShippingTaxLineDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export type ReadTaxesInput = {
  /** Whether there may be any: they are not looked for otherwise. */
  has_taxes: boolean
  customer: { id: string; email: string }
  country_code: string
  currency_code: string
  lines: { product_id: string; product_type_id?: string; quantity: number; unit_price: number }[]
  shipping_option_id: string
}

export type TaxRate = ReturnType<typeof rateOf>

/** By line, in their order, and of the one way of shipping. */
export type Taxes = { lines: TaxRate[][]; shipping: TaxRate[] }

/** The tax rates in force for an order's lines and for its shipping, which is free. */
export async function readTaxes(
  container: MedusaContainer,
  { has_taxes, lines, ...input }: ReadTaxesInput,
): Promise<Taxes> {
  if (!has_taxes) return { lines: lines.map(() => []), shipping: [] }
  const { currency_code, country_code, customer, shipping_option_id } = input
  const taxes = await container
    .resolve(Modules.TAX)
    .getTaxLines(
      [
        ...lines.map((line, index) => ({ id: String(index), ...line, currency_code })),
        { id: "shipping", shipping_option_id, unit_price: 0, currency_code },
      ],
      { address: { country_code }, customer: { ...customer, customer_groups: [] } },
    )
  return {
    lines: lines.map((_, index) =>
      taxes
        .filter((tax) => "line_item_id" in tax && tax.line_item_id === String(index))
        .map(rateOf),
    ),
    shipping: taxes.filter((tax) => "shipping_line_id" in tax).map(rateOf),
  }
}

function rateOf({ code, name, rate, provider_id, rate_id }: ItemTaxLineDTO | ShippingTaxLineDTO) {
  return { code: code ?? name, description: name, rate, provider_id, tax_rate_id: rate_id }
}
