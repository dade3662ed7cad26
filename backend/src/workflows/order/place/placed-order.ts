import { MathBN } from "@medusajs/framework/utils"
import type { LineDue } from "../../../contract/order/due-dates"
import { fieldValuesIn } from "../../../queries/field/field-values"
import { withDues } from "../../../queries/order/lines/line-dues"
import type { OrderRow } from "../../../queries/order/row/order-row"
import type { InsertedOrder } from "./order-insert"
import type { CheckedOrder } from "./order-to-write"

type Placed = {
  input: CheckedOrder
  written: InsertedOrder
  /** What waits for goods, by line. */
  dues: ReadonlyMap<string, LineDue[]>
}

/** The order that was written just now as it would be read: nobody has paid or delivered it yet. */
export function placedOrder({
  input: { buyer, lines, added, additional_data = {} },
  written,
  dues,
}: Placed): OrderRow {
  const { total, added_taxes, line_ids } = written
  return {
    id: written.id,
    display_id: written.display_id,
    status: "pending",
    email: buyer.email,
    customer_id: buyer.customer_id,
    currency_code: written.currency_code,
    total,
    credit_line_total: 0,
    summary: { pending_difference: total },
    metadata: null,
    fields: fieldValuesIn("order", additional_data),
    created_at: written.created_at,
    canceled_at: null,
    items: withDues(
      lines.map(({ sellable, quantity, unit_price, total, ...line }, index) => ({
        ...withTax(total, added_taxes[index] ?? 0),
        id: line_ids[index] ?? "",
        title: sellable.name,
        product_title: sellable.title,
        product_id: sellable.product_id,
        part_id: sellable.id,
        variant_id: sellable.variant_id,
        variant_sku: sellable.sku,
        quantity,
        unit_price,
        fields: fieldValuesIn("orderLine", line.additional_data),
      })),
      dues,
    ),
    added: added.map(({ title, quantity, unit_price, total, for_line }, index) => ({
      ...withTax(total, added_taxes[lines.length + index] ?? 0),
      id: written.added_ids[index] ?? "",
      title,
      quantity,
      unit_price,
      line_id: for_line === null ? null : (line_ids[for_line] ?? null),
    })),
    shipments: [],
    shipping_address: {
      first_name: buyer.name,
      last_name: null,
      phone: buyer.phone,
      address_1: buyer.address,
    },
    fulfillments: [],
    payment_collections: [],
  }
}

/** As Medusa tells it of a line: what is in the price is not told here. */
function withTax(total: number, added_tax: number) {
  const isAdded = added_tax !== 0
  return {
    total: MathBN.add(total, added_tax).toNumber(),
    tax_total: isAdded ? added_tax : null,
    is_tax_inclusive: !isAdded,
  }
}
