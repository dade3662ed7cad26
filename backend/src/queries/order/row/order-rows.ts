import type { MedusaContainer } from "@medusajs/framework/types"
import { decorateCartTotals } from "@medusajs/framework/utils"
import { amountOf } from "../../database/amount"
import { queryPrepared } from "../../database/prepared-query"
import type { OrderItemRow, OrderRow } from "./order-row"
import { isoTimeSql } from "../../../spelling/iso-time"

type Metadata = Record<string, unknown> | null

type FoundItem = Omit<OrderItemRow, "part_id" | "fields" | "due"> & {
  metadata: Metadata
  /** Medusa keeps it twice: this is the line's own. */
  line_item_metadata: Metadata
}

/** An order as Medusa's own tables have it. */
export type FoundOrder = Omit<OrderRow, "shipments" | "items" | "added" | "fields"> & {
  items: FoundItem[]
}

const list = (row: string, from: string) => `coalesce((select json_agg(${row}) ${from}), '[]')`

const DETAIL = [
  ...["quantity", "fulfilled_quantity", "shipped_quantity", "delivered_quantity"],
  ...["return_requested_quantity", "return_received_quantity", "return_dismissed_quantity"],
  "written_off_quantity",
]

const taxLines = (table: string, isOf: string) =>
  list(
    "json_build_object('raw_rate', tax.raw_rate)",
    `from ${table} tax where ${isOf} and tax.deleted_at is null`,
  )

const ITEM = `json_build_object(
    'id', line.id, 'title', line.title, 'product_title', line.product_title,
    'product_id', line.product_id, 'variant_id', line.variant_id, 'variant_sku', line.variant_sku,
    'is_tax_inclusive', line.is_tax_inclusive,
    'metadata', coalesce(item.metadata, line.metadata), 'line_item_metadata', line.metadata,
    'raw_quantity', item.raw_quantity,
    'raw_unit_price', coalesce(item.raw_unit_price, line.raw_unit_price),
    'detail', json_build_object(${DETAIL.map((name) => `'raw_${name}', item.raw_${name}`).join(", ")}),
    'tax_lines', ${taxLines("order_line_item_tax_line", "tax.item_id = line.id")},
    'adjustments', ${list(
      "json_build_object('raw_amount', off.raw_amount, 'is_tax_inclusive', off.is_tax_inclusive)",
      `from order_line_item_adjustment off
        where off.item_id = line.id and off.version = item.version and off.deleted_at is null`,
    )})`

const SHIPPING = `json_build_object('id', method.id, 'raw_amount', method.raw_amount,
    'is_tax_inclusive', method.is_tax_inclusive,
    'tax_lines', ${taxLines("order_shipping_method_tax_line", "tax.shipping_method_id = method.id")},
    'adjustments', ${list(
      "json_build_object('raw_amount', off.raw_amount)",
      `from order_shipping_method_adjustment off
        where off.shipping_method_id = method.id and off.version = chosen.version
          and off.deleted_at is null`,
    )})`

const PAYMENT = `json_build_object(
    'captured_at', ${isoTimeSql("payment.captured_at")}, 'data', payment.data,
    'refunds', ${list(
      `json_build_object('amount', refund.amount, 'created_at', ${isoTimeSql("refund.created_at")})`,
      "from refund where refund.payment_id = payment.id and refund.deleted_at is null",
    )})`

/** Of its version: what an order was before it was changed is kept beside it. */
const OF_ORDER = (row: string) =>
  `${row}.order_id = o.id and ${row}.version = o.version and ${row}.deleted_at is null`

const ORDERS = `select json_build_object(
    'id', o.id, 'display_id', o.display_id, 'status', o.status, 'email', o.email,
    'customer_id', o.customer_id, 'currency_code', o.currency_code, 'metadata', o.metadata,
    'created_at', ${isoTimeSql("o.created_at")}, 'canceled_at', ${isoTimeSql("o.canceled_at")},
    'summary', (select summary.totals from order_summary summary
      where ${OF_ORDER("summary")} limit 1),
    'credit_lines', ${list(
      "json_build_object('raw_amount', credit.raw_amount)",
      `from order_credit_line credit where ${OF_ORDER("credit")}`,
    )},
    'items', ${list(
      ITEM,
      `from order_item item
        join order_line_item line on line.id = item.item_id and line.deleted_at is null
        where ${OF_ORDER("item")}`,
    )},
    'shipping_methods', ${list(
      SHIPPING,
      `from order_shipping chosen
        join order_shipping_method method on method.id = chosen.shipping_method_id
          and method.deleted_at is null
        where ${OF_ORDER("chosen")}`,
    )},
    'shipping_address', (
      select json_build_object('first_name', first_name, 'last_name', last_name,
        'phone', phone, 'address_1', address_1)
      from order_address where id = o.shipping_address_id and deleted_at is null),
    'fulfillments', ${list(
      `json_build_object('id', parcel.id, 'shipped_at', ${isoTimeSql("parcel.shipped_at")},
        'delivered_at', ${isoTimeSql("parcel.delivered_at")},
        'canceled_at', ${isoTimeSql("parcel.canceled_at")}) order by parcel.id`,
      `from order_fulfillment link
        join fulfillment parcel on parcel.id = link.fulfillment_id and parcel.deleted_at is null
        where link.order_id = o.id and link.deleted_at is null`,
    )},
    'payment_collections', ${list(
      `json_build_object('payments', ${list(
        `${PAYMENT} order by payment.id`,
        `from payment
          where payment.payment_collection_id = collection.id and payment.deleted_at is null`,
      )}) order by collection.id`,
      `from order_payment_collection link
        join payment_collection collection on collection.id = link.payment_collection_id
          and collection.deleted_at is null
        where link.order_id = o.id and link.deleted_at is null`,
    )}) as found
  from "order" o
  where o.id = any(cast(:ids as text[])) and o.deleted_at is null and not o.is_draft_order
    and (:include_cancelled or o.status <> 'canceled')
  order by o.created_at desc, o.id desc`

type Totalled = Pick<OrderRow, "total" | "credit_line_total" | "summary"> & {
  items: (FoundItem & Record<keyof FoundItem, unknown>)[]
}

/**
 * Orders by their ids, newest first. One statement reads what Medusa's graph reads by a dozen, each of
 * which is built, parsed and copied for every order; the amounts are Medusa's own arithmetic.
 */
export async function readOrderRows(
  container: MedusaContainer,
  { ids, includeCancelled }: { ids: readonly string[]; includeCancelled: boolean },
): Promise<FoundOrder[]> {
  if (ids.length === 0) return []
  const rows = await queryPrepared<{ found: FoundOrder }>(container, ORDERS, {
    ids,
    include_cancelled: includeCancelled,
  })
  return rows.map(({ found }) => withTotals(found))
}

function withTotals(found: FoundOrder): FoundOrder {
  const { total, credit_line_total, summary, items } = totalled(found)
  const pending_difference = amountOf(summary?.pending_difference)
  return {
    ...found,
    total: amountOf(total),
    credit_line_total: amountOf(credit_line_total),
    summary: summary && { pending_difference },
    items: items.map(itemOf),
  }
}

/** It writes its amounts beside the `raw_` ones that it was given. */
function totalled(found: FoundOrder): Totalled {
  return decorateCartTotals(
    found as Parameters<typeof decorateCartTotals>[0],
  ) as unknown as Totalled
}

function itemOf(item: FoundItem): FoundItem {
  const { id, title, product_title, product_id, variant_id, variant_sku } = item
  const { metadata, line_item_metadata, is_tax_inclusive, return_requested_total, detail } = item
  return {
    ...{ id, title, product_title, product_id, variant_id, variant_sku },
    ...{ metadata, line_item_metadata, is_tax_inclusive },
    quantity: amountOf(item.quantity),
    unit_price: amountOf(item.unit_price),
    total: amountOf(item.total),
    tax_total: amountOf(item.tax_total),
    ...(return_requested_total && { return_requested_total: amountOf(return_requested_total) }),
    detail: {
      fulfilled_quantity: amountOf(detail?.fulfilled_quantity),
      shipped_quantity: amountOf(detail?.shipped_quantity),
      delivered_quantity: amountOf(detail?.delivered_quantity),
      return_received_quantity: amountOf(detail?.return_received_quantity),
      return_dismissed_quantity: amountOf(detail?.return_dismissed_quantity),
    },
  }
}
