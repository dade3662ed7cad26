import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddedLine } from "../../contract/order/added-lines"
import type { AdditionalData, OrderToPrice } from "../../kit/registry/points"
import type { JudgedWish } from "../../queries/basket/judged-lines"
import type { Buyer } from "../../queries/product/sellable"
import { previewAddedLines } from "../order/added/added-lines"
import { lineToPrice } from "../order/place/price-purchase"

type Preview = {
  buyer: Buyer
  wishes: readonly JudgedWish[]
  /** What is filled in so far of what plugins take with an order. */
  additional_data: AdditionalData
  /** The same of lines, by the ids of their parts. */
  of_lines?: ReadonlyMap<string, AdditionalData>
}

/** What plugins would add to an order of a basket's lines: of all that have a price now. */
export async function previewOfBasket(
  container: MedusaContainer,
  { buyer: { customer_id }, wishes, additional_data, of_lines }: Preview,
): Promise<AddedLine[]> {
  const priced = wishes.flatMap(({ id, sold, quantity }, place) => {
    const line = { place, quantity, additional_data: of_lines?.get(id) ?? {} }
    return sold ? [{ ...line, sellable: sold.part, ...sold.judged }] : []
  })
  const [first] = priced
  if (!first) return []
  const { currency_code } = first.sellable
  const added = await previewAddedLines(container, (): OrderToPrice => {
    return { customer_id, currency_code, lines: priced.map(lineToPrice), additional_data }
  })
  return added.map(({ title, quantity, unit_price, total, for_line }) => {
    const place = for_line === null ? undefined : priced[for_line]?.place
    const told = { title, qty: quantity, unitPrice: unit_price, total }
    return place === undefined ? told : { ...told, for: place }
  })
}
