import type { ItemTaxLineDTO, ShippingTaxLineDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type ReadTaxLinesInput = {
  /** Whether there may be any: they are not looked for otherwise. */
  has_taxes: boolean
  customer: { id: string; email: string }
  country_code: string
  currency_code: string
  line: { product_id: string; product_type_id?: string; quantity: number; unit_price: number }
  shipping_option_id: string
}

// There is one line and one way of shipping: they need no better names.
const LINE = "line"
const SHIPPING = "shipping"

export const readTaxLinesStepId = "read-tax-lines"

/** The tax rates in force for an order's line and for its shipping, which is free. */
export const readTaxLinesStep = createStep(
  readTaxLinesStepId,
  async (input: ReadTaxLinesInput, { container }) => {
    if (!input.has_taxes) return new StepResponse({ line: [], shipping: [] })
    const { currency_code, country_code, customer, shipping_option_id } = input
    const lines = await container.resolve(Modules.TAX).getTaxLines(
      [
        { id: LINE, ...input.line, currency_code },
        { id: SHIPPING, shipping_option_id, unit_price: 0, currency_code },
      ],
      { address: { country_code }, customer: { ...customer, customer_groups: [] } },
    )
    return new StepResponse({
      line: lines.filter((tax) => "line_item_id" in tax).map(rateOf),
      shipping: lines.filter((tax) => "shipping_line_id" in tax).map(rateOf),
    })
  },
)

function rateOf({ code, name, rate, provider_id, rate_id }: ItemTaxLineDTO | ShippingTaxLineDTO) {
  return { code: code ?? name, description: name, rate, provider_id, tax_rate_id: rate_id }
}

export type TaxRate = ReturnType<typeof rateOf>
