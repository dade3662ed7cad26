import type {
  OrderChange,
  ReorderedRow as ToldRow,
} from "../../../contract/order-lines/reordered-lines"
import type { ReorderedRow } from "../../../queries/order-lines/reordered-rows"
import { toCheckedRow } from "./checked-rows"

/** A line of an order as it would be ordered today. */
export function toReorderedRow({ checked, ordered }: ReorderedRow): ToldRow {
  const { productName, sku, qty, price: unitPrice } = ordered
  const row = toCheckedRow(checked)
  return {
    ...row,
    ordered: { productName, sku, qty, unitPrice },
    changes: changesOf(row, unitPrice),
  }
}

function changesOf(
  { status, unitPrice }: Pick<ToldRow, "status" | "unitPrice">,
  then: number,
): OrderChange[] {
  if (status === "superseded") return ["superseded"]
  if (unitPrice === null) return ["not_sold"]
  return [
    ...(unitPrice === then ? [] : (["price"] as const)),
    ...(status === "out_of_stock" ? (["stock_short"] as const) : []),
  ]
}
