import { decorateCartTotals } from "@medusajs/framework/utils"
import type { NewLine } from "./new-order"

type TaxedLine = Pick<NewLine, "quantity" | "unit_price" | "is_tax_inclusive" | "taxes">

type AddedTaxes = {
  /** What the order comes to with them; null where nothing is added. */
  total: number | null
  /** By line, in their order; empty where nothing is added. */
  of_lines: number[]
}

/**
 * The taxes that are not in the prices of an order's lines, in major units, as Medusa's totals have
 * them: exact to the last digit, as a cart's. Its shipping is free, and so is the tax of it.
 */
export function addedTaxes(lines: readonly TaxedLine[]): AddedTaxes {
  const isAny = lines.some(({ is_tax_inclusive, taxes }) => !is_tax_inclusive && taxes.length > 0)
  // Most shops add none: the sum of the lines is the total, and nothing is reckoned.
  if (!isAny) return { total: null, of_lines: [] }
  const items = lines.map(({ quantity, unit_price, is_tax_inclusive, taxes }) => ({
    quantity,
    unit_price,
    is_tax_inclusive,
    tax_lines: taxes.map(({ rate }) => ({ rate: rate ?? 0 })),
  }))
  const cart: object = decorateCartTotals({ items })
  const { total, items: counted } = cart as Counted
  const of_lines = counted.map(({ is_tax_inclusive, tax_total }) =>
    is_tax_inclusive ? 0 : Number(tax_total),
  )
  return { total: Number(total), of_lines }
}

/** What Medusa writes into the lines; its type does not say so. */
type Counted = { total: unknown; items: { is_tax_inclusive: boolean; tax_total: unknown }[] }
