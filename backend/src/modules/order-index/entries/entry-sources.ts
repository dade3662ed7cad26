import { statementTriggers } from "../../../derived/statement-triggers"
import { ADDRESS_WORDS } from "./entry-refresh"

type Source = {
  /** A table of Medusa's that entries are made of. */
  table: string
  /** What of it they depend on; a change of anything else is none. */
  columns: readonly string[]
  /** SQL of the orders that rows are of. */
  orders: (rows: string) => string
  /** The same of new rows, where an order that is written by one statement is known by then. */
  newOrders?: (rows: string) => string
}

/**
 * An order is written by one statement, and PostgreSQL runs the triggers behind it: the order's own
 * finds all of it, and those of its lines have nothing to add.
 */
const UNKNOWN = `not exists (
      select from order_entry e where e.order_id = item.order_id
        and (line.variant_id is null or e.variant_ids @> array[line.variant_id])
        and strpos(e.words, lower(line.title)) > 0 offset 0)`

// As Medusa's indexes have it, and each by itself: joined, PostgreSQL read all orders behind each new one.
const ORDERS_TO = `cross join lateral (
      select id from "order" where shipping_address_id = a.id and deleted_at is null offset 0) o`

const ITEMS_OF = `cross join lateral (
      select order_id from order_item
      where item_id = line.id and deleted_at is null offset 0) item`

const LINKS_TO = `cross join lateral (
      select order_id from order_payment_collection
      where payment_collection_id = r.payment_collection_id and deleted_at is null offset 0) link`

const SOURCES: readonly Source[] = [
  {
    table: "order",
    columns: [
      ...["id", "display_id", "email", "metadata", "shipping_address_id", "status"],
      ...["created_at", "canceled_at", "deleted_at", "is_draft_order"],
    ],
    orders: (rows) => `select r.id from ${rows} r`,
  },
  {
    table: "order_address",
    columns: [
      ...["id", "first_name", "last_name", "company", "address_1", "address_2", "postal_code"],
      ...["city", "province", "phone", "deleted_at"],
    ],
    orders: (rows) => `select o.id from ${rows} a ${ORDERS_TO}`,
    // An order comes with its address or behind it.
    newOrders: (rows) => `select o.id from ${rows} a ${ORDERS_TO}
      where exists (select from order_entry e
        where e.order_id = o.id and strpos(e.words, lower(${ADDRESS_WORDS})) = 0 offset 0)`,
  },
  {
    table: "order_item",
    columns: ["order_id", "item_id", "deleted_at"],
    orders: (rows) => `select r.order_id from ${rows} r`,
    newOrders: (rows) => `select item.order_id from ${rows} item
      cross join lateral (
        select * from order_line_item where id = item.item_id offset 0) line where ${UNKNOWN}`,
  },
  {
    table: "order_line_item",
    columns: [
      ...["id", "variant_id", "title", "product_title", "variant_sku", "variant_barcode"],
      "metadata",
    ],
    orders: (rows) => `select item.order_id from ${rows} line ${ITEMS_OF}`,
    newOrders: (rows) => `select item.order_id from ${rows} line ${ITEMS_OF} where ${UNKNOWN}`,
  },
  {
    table: "payment",
    columns: ["payment_collection_id", "data", "deleted_at"],
    orders: (rows) => `select link.order_id from ${rows} r ${LINKS_TO}`,
  },
  {
    table: "order_payment_collection",
    columns: ["order_id", "payment_collection_id", "deleted_at"],
    orders: (rows) => `select r.order_id from ${rows} r
      where exists (select from payment
        where payment_collection_id = r.payment_collection_id and deleted_at is null offset 0)`,
  },
]

/** Without them nothing can be watched. */
export const ENTRY_SOURCE_TABLES = SOURCES.map(({ table }) => table)

/** The triggers that have the entries follow. */
export const ENTRY_TRIGGERS = SOURCES.map(({ table, columns, orders, newOrders = orders }) => {
  const list = columns.join(", ")
  const refresh = (ids: string) => `perform shop_order_refresh(ids) from (
      select array(select distinct id from (${ids}) changed(id) order by id) as ids) all_of
    where cardinality(ids) > 0`
  const changed = `((select ${list} from new_rows except select ${list} from old_rows)
      union all (select ${list} from old_rows except select ${list} from new_rows))`
  return statementTriggers({
    table: `"${table}"`,
    name: `shop_order_entry_${table}`,
    inserted: refresh(newOrders("new_rows")),
    deleted: table === "order" ? refresh(orders("old_rows")) : "null",
    updated: refresh(orders(changed)),
  })
}).join("\n")
