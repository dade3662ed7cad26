import { generateEntityId } from "@medusajs/framework/utils"
import type { NewOrder } from "./new-order"
import { NOTHING_DONE, rawAmount, unpaidSummary } from "./order-amounts"
import type { OrderTable } from "./order-columns"
import type { TaxRate } from "./steps/read-tax-lines"

type Row = Record<string, unknown>

export type OrderIds = {
  order: string
  line: string
  collection: string
  reservations: string[]
}

const newId = (prefix: string) => generateEntityId(undefined, prefix)

/**
 * The rows that Medusa's order, payment, link and inventory modules write for an order of one line,
 * what is due for it and the stock that it takes; `rows-of-an-order.spec.ts` compares them.
 */
export function orderRows(order: NewOrder): { ids: OrderIds; rows: Record<OrderTable, Row[]> } {
  const [order_id, item_id, payment_collection_id] = [
    newId("order"),
    newId("ordli"),
    newId("pay_col"),
  ]
  const shipping_method_id = newId("ordsm")
  const [billing_address_id, shipping_address_id] = [newId("ordaddr"), newId("ordaddr")]
  const { address, line, shipping, taxes, total, stock, ...rest } = order
  const { quantity, ...facts } = line
  const reservations = reservationsOf(order, item_id)
  const rows = {
    order_address: [billing_address_id, shipping_address_id].map((id) => ({ id, ...address })),
    order: [
      {
        id: order_id,
        ...rest,
        status: "pending",
        version: 1,
        is_draft_order: false,
        billing_address_id,
        shipping_address_id,
      },
    ],
    order_line_item: [
      {
        id: item_id,
        ...facts,
        raw_unit_price: rawAmount(line.unit_price),
        is_tax_inclusive: true,
        // As Medusa marks a price that it was told: an edit of the order does not change it.
        is_custom_price: true,
        requires_shipping: true,
      },
    ],
    order_line_item_tax_line: taxes.line.map((tax) => taxRow("ordlitxl", { ...tax, item_id })),
    order_item: [
      {
        id: newId("orditem"),
        version: 1,
        order_id,
        item_id,
        quantity,
        raw_quantity: rawAmount(quantity),
        ...NOTHING_DONE,
      },
    ],
    order_shipping_method: [
      {
        id: shipping_method_id,
        ...shipping,
        amount: 0,
        raw_amount: rawAmount(0),
        is_tax_inclusive: true,
        is_custom_amount: false,
        data: {},
      },
    ],
    order_shipping_method_tax_line: taxes.shipping.map((tax) =>
      taxRow("ordsmtxl", { ...tax, shipping_method_id }),
    ),
    order_shipping: [{ id: newId("ordspmv"), version: 1, order_id, shipping_method_id }],
    order_summary: [{ id: newId("ordsum"), version: 1, order_id, totals: unpaidSummary(total) }],
    payment_collection: [
      {
        id: payment_collection_id,
        currency_code: order.currency_code,
        amount: total,
        raw_amount: rawAmount(total),
        status: "not_paid",
      },
    ],
    order_payment_collection: [{ id: newId("ordpay"), order_id, payment_collection_id }],
    reservation_item: reservations,
  }
  const ids = { order: order_id, line: item_id, collection: payment_collection_id }
  return { ids: { ...ids, reservations: reservations.map(({ id }) => id) }, rows }
}

function taxRow(prefix: string, tax: TaxRate & Row): Row {
  const rate = tax.rate ?? 0
  return { id: newId(prefix), ...tax, rate, raw_rate: rawAmount(rate) }
}

/** In the order in which everybody locks levels: their guard locks them row by row. */
function reservationsOf({ line, stock }: NewOrder, line_item_id: string) {
  const { location_id, inventory } = stock
  return inventory
    .toSorted((one, other) => (one.inventory_item_id < other.inventory_item_id ? -1 : 1))
    .map(({ inventory_item_id, required_quantity }) => {
      const quantity = line.quantity * required_quantity
      const raw_quantity = rawAmount(quantity)
      return {
        id: newId("resitem"),
        line_item_id,
        inventory_item_id,
        location_id,
        quantity,
        raw_quantity,
        allow_backorder: false,
      }
    })
}
