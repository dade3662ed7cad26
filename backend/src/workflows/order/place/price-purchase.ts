import type { MedusaContainer } from "@medusajs/framework/types"
import { isSameAmount, moneyText } from "../../../contract/money"
import { ShopError } from "../../../errors/shop-error"
import type { AddedLine, AdditionalData, LineToPlace } from "../../../kit/registry/points"
import { readAddedLines } from "../added/added-lines"
import { sumOf } from "../added/read-answer"
import type { CheckedLine } from "./check-purchase"

type Purchase = {
  customer_id: string
  currency_code: string
  lines: readonly CheckedLine[]
  additional_data: AdditionalData
  /** What the buyer saw that all of it comes to, in major units; undefined where they did not say. */
  seen_total: number | undefined
}

/**
 * What plugins add to a purchase that the shop allows. Throws ShopError `price_changed` where all of
 * it comes to another sum than the buyer saw, and what a plugin refuses it with.
 */
export async function pricePurchase(
  container: MedusaContainer,
  { customer_id, currency_code, lines, additional_data, seen_total }: Purchase,
): Promise<AddedLine[]> {
  const added = await readAddedLines(container, () => {
    const told = lines.map(lineToPrice)
    return { customer_id, currency_code, lines: told, additional_data }
  })
  const total = sumOf([...lines, ...added])
  if (isSameAmount(seen_total ?? total, total, currency_code)) return added
  const now = moneyText(total, currency_code)
  const errors = [{ field: "total", message: `the total is ${now}` }]
  throw new ShopError("price_changed", { variant: "total", facts: { total: now }, errors })
}

/** A line as plugins are told of it. */
export function lineToPrice({
  sellable,
  quantity,
  unit_price,
  total,
  additional_data,
}: Pick<CheckedLine, "quantity" | "unit_price" | "total" | "additional_data"> & {
  sellable: Pick<CheckedLine["sellable"], "id" | "product_id" | "variant_id" | "name" | "sku">
}): Omit<LineToPlace, "fields"> {
  const { id: part_id, product_id, variant_id, name, sku } = sellable
  const amounts = { quantity, unit_price, total }
  return { part_id, product_id, variant_id, name, sku, ...amounts, additional_data }
}
