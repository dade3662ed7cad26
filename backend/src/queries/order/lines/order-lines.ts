import { MathBN } from "@medusajs/framework/utils"
import type { AddedLine } from "../../../contract/order/added-lines"
import type { OrderLine } from "../../../contract/order/order-lines"
import { amountOf } from "../../database/amount"
import type { ItemAmounts, OrderItemRow, OrderRow } from "../row/order-row"
import { openPieces, returnedPieces, shippedPieces } from "./open-pieces"

/** An order's lines as people are told of them. */
export function linesOf({
  items,
  canceled_at,
}: Pick<OrderRow, "items" | "canceled_at">): OrderLine[] {
  return items.map((item) => lineOf(item, { is_cancelled: Boolean(canceled_at) }))
}

function lineOf(item: OrderItemRow, { is_cancelled }: { is_cancelled: boolean }): OrderLine {
  const qty = amountOf(item.quantity)
  return {
    productId: item.part_id,
    productName: item.title,
    sku: item.variant_sku ?? "",
    qty,
    price: amountOf(item.unit_price),
    total: totalOf(item),
    shipped: shippedPieces(item),
    open: is_cancelled ? 0 : openPieces(item),
    returned: returnedPieces(item),
    ...(item.due && { due: item.due }),
  }
}

/** With tax only where it is in the price. */
function totalOf(item: ItemAmounts): number {
  return MathBN.sub(amountOf(item.total), addedTax(item)).toNumber()
}

/** The tax that is not in the prices of an order's lines, in major units and parts of a cent. */
export function addedTaxOf({ items, added }: Pick<OrderRow, "items" | "added">): number {
  return MathBN.sum(0, ...[...items, ...added].map(addedTax)).toNumber()
}

function addedTax({ is_tax_inclusive, tax_total }: ItemAmounts): number {
  return is_tax_inclusive ? 0 : amountOf(tax_total)
}

/** What plugins added to an order, as people are told of it. */
export function addedLinesOf({ items, added }: Pick<OrderRow, "items" | "added">): AddedLine[] {
  return added.map((line) => {
    const place = items.findIndex(({ id }) => id === line.line_id)
    return {
      title: line.title,
      qty: amountOf(line.quantity),
      unitPrice: amountOf(line.unit_price),
      total: totalOf(line),
      ...(place >= 0 && { for: place }),
    }
  })
}

/** What an order is called by its parts: "Brake disc BD-280", or that "and 3 more". */
export function partsOf([first, ...rest]: readonly Pick<OrderLine, "productName">[]): string {
  const name = first?.productName ?? ""
  return rest.length > 0 ? `${name} and ${rest.length} more` : name
}
