import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddedLine, AdditionalData, PlacedOrder } from "../../../kit/registry/points"
import { askHandlers, tellHandlers, type Told } from "../../plugin-handlers/run-handlers"
import { SPEC_FIELDS, type CheckedLine, type LineFields } from "./check-purchase"
import type { NewOrder } from "./new-order"
import type { InsertedOrder } from "./order-insert"
import type { CheckedOrder } from "./order-to-write"
import { lineToPrice } from "./price-purchase"

/** What refusals call the fields of each line, in the order of the lines. */
type Wanted = readonly { fields?: LineFields }[]

/** Asks plugins whether an order that the shop allows may be placed. Throws what one refuses it with. */
export async function validatePlacing(
  container: MedusaContainer,
  [{ buyer, lines, added, additional_data = {}, is_demo }, wanted]: [CheckedOrder, Wanted],
): Promise<void> {
  if (is_demo) return
  await askHandlers(container, "placeOrder.validate", () => ({
    buyer,
    lines: lines.map((line, place) => ({
      ...lineToPrice(line),
      fields: wanted[place]?.fields ?? SPEC_FIELDS,
    })),
    added,
    additional_data,
  }))
}

type Placed = {
  input: {
    order: NewOrder
    lines: readonly Pick<CheckedLine, "additional_data">[]
    added: readonly AddedLine[]
    additional_data?: AdditionalData
  }
  written: InsertedOrder
}

/** Tells plugins of an order that was written just now. Throws what one of them fails with. */
export async function tellOfPlacing(container: MedusaContainer, placed: Placed): Promise<Told[]> {
  if (placed.input.order.metadata.is_demo) return []
  return tellHandlers(container, "placeOrder.placed", () => factOf(placed))
}

function factOf({ input, written }: Placed): PlacedOrder {
  const { order, additional_data = {} } = input
  const { customer_id, email, currency_code, total } = order
  const lines = order.lines.map((line, place) => {
    const { product_id, variant_id, title, quantity, unit_price } = line
    return {
      id: written.line_ids[place] ?? "",
      product_id,
      variant_id,
      title,
      quantity,
      unit_price,
      additional_data: input.lines[place]?.additional_data ?? {},
    }
  })
  const added = input.added.map((line, place) => ({
    ...line,
    id: written.added_ids[place] ?? "",
    line_id: line.for_line === null ? null : (written.line_ids[line.for_line] ?? null),
  }))
  const facts = { customer_id, email, currency_code, total, lines, added, additional_data }
  return { order_id: written.id, ...facts }
}
