import { ROWS_OF_EVENT } from "../../derived/statement-triggers"

type Source = {
  /** A table whose changes are told. */
  table: string
  /** What of it is told: a change of anything else is none. The first is what marks name. */
  columns: readonly [id: string, ...rest: string[]]
  /** What the ids of a mark are of; workflows/change knows what each leads to. */
  kind: string
  /** SQL of the rows \`r\` that count. */
  when?: string
  /** Rows that come, change and go; all three by default. */
  on?: readonly (keyof typeof ROWS_OF_EVENT)[]
}

const COME = ["insert"] as const
const CHANGE = ["update"] as const
const STAY = ["insert", "update"] as const
const LINK = ["insert", "delete"] as const

const SOURCES: readonly Source[] = [
  {
    table: "order",
    columns: ["id", "version", "canceled_at", "is_draft_order", "deleted_at"],
    kind: "order",
    when: "not r.is_draft_order",
    on: STAY,
  },
  {
    // Edits, and another mail, address or owner; what is sent, paid or returned has tables of its own.
    table: "order_change",
    columns: ["order_id", "id", "change_type", "status"],
    kind: "changed_order",
    when: "r.status = 'confirmed' and r.change_type in ('edit', 'update_order', 'transfer')",
    on: STAY,
  },
  // The order's books: whether all of it is paid.
  { table: "order_summary", columns: ["order_id", "totals"], kind: "order", on: CHANGE },
  // Whether any piece of it is open.
  {
    table: "order_item",
    columns: ["order_id", "id", "quantity", "shipped_quantity", "delivered_quantity"],
    kind: "order",
    on: CHANGE,
  },
  { table: "order_payment_collection", columns: ["order_id", "id"], kind: "order", on: COME },
  { table: "order_fulfillment", columns: ["order_id", "id"], kind: "order", on: COME },
  {
    table: "payment",
    columns: ["payment_collection_id", "captured_at"],
    kind: "payment_collection",
    when: "r.captured_at is not null",
    on: STAY,
  },
  { table: "refund", columns: ["payment_id", "id"], kind: "payment", on: COME },
  {
    table: "fulfillment",
    columns: ["id", "shipped_at", "delivered_at", "canceled_at", "metadata", "deleted_at"],
    kind: "fulfillment",
    on: CHANGE,
  },
  {
    table: "return_request",
    columns: ["order_id", "id", "state", "refund_request_ids", "deleted_at"],
    kind: "order",
    on: STAY,
  },
  { table: "refund_request", columns: ["order_id", "id", "status"], kind: "order", on: CHANGE },
  {
    table: "promised_goods",
    columns: ["reservation_id", "id", "moved_at"],
    kind: "reservation",
    when: "r.moved_at is not null",
    on: CHANGE,
  },
  {
    table: "product",
    columns: [
      ...(["id", "title", "description", "handle", "status", "thumbnail", "metadata"] as const),
      ...["external_id", "weight", "hs_code", "origin_country", "deleted_at"],
    ],
    kind: "product",
    on: CHANGE,
  },
  {
    table: "product_variant",
    columns: [
      ...(["id", "title", "sku", "barcode", "ean", "upc", "metadata"] as const),
      ...["manage_inventory", "allow_backorder", "deleted_at"],
    ],
    kind: "variant",
  },
  {
    table: "product_category_product",
    columns: ["product_id", "product_category_id"],
    kind: "product",
    on: LINK,
  },
  {
    table: "price",
    columns: [
      ...(["price_set_id", "id", "price_list_id", "currency_code", "amount"] as const),
      ...["min_quantity", "max_quantity", "rules_count", "deleted_at"],
    ],
    kind: "price_set",
  },
  {
    table: "price_list",
    columns: ["id", "status", "starts_at", "ends_at", "type", "deleted_at"],
    kind: "price_list",
    on: CHANGE,
  },
  // Medusa's own calls link a part to its prices and stock in a transaction behind theirs.
  {
    table: "product_variant_price_set",
    columns: ["variant_id", "price_set_id", "deleted_at"],
    kind: "priced_variant",
  },
  {
    table: "product_variant_inventory_item",
    columns: ["variant_id", "inventory_item_id", "required_quantity", "deleted_at"],
    kind: "stocked_variant",
  },
  {
    // What is sent was reserved before: as much is available as was.
    table: "inventory_level",
    columns: [
      ...(["inventory_item_id", "location_id"] as const),
      "coalesce(stocked_quantity, 0) - coalesce(reserved_quantity, 0)",
      "deleted_at",
    ],
    kind: "inventory_item",
  },
  {
    table: "customer",
    columns: [
      ...(["id", "email", "first_name", "last_name", "phone", "company_name"] as const),
      ...["has_account", "deleted_at"],
    ],
    kind: "customer",
  },
  {
    table: "customer_group_customer",
    columns: ["customer_id", "customer_group_id", "deleted_at"],
    kind: "customer",
  },
  {
    table: "review",
    columns: [
      ...(["id", "title", "description", "rating", "status", "reply"] as const),
      ...["name", "deleted_at"],
    ],
    kind: "review",
  },
]

/** Without them nothing can be watched. */
export const CHANGE_SOURCE_TABLES = SOURCES.map(({ table }) => table)

/**
 * The triggers that write down what a statement touches: once for each, however many rows it has. Not
 * where rows are copied with triggers off, which is no change.
 */
export const CHANGE_TRIGGERS = SOURCES.flatMap((source) =>
  (source.on ?? (["insert", "update", "delete"] as const)).map((event) => trigger(source, event)),
).join("\n")

function trigger(
  { table, columns, kind, when = "true" }: Source,
  event: keyof typeof ROWS_OF_EVENT,
): string {
  const [id] = columns
  const list = columns.join(", ")
  const rows = {
    insert: "new_rows",
    delete: "old_rows",
    update: `(select ${list} from new_rows except select ${list} from old_rows)`,
  }[event]
  const name = `shop_change_${table}_${event}`
  return `
create or replace function ${name}() returns trigger language plpgsql as $$
begin
  insert into change_mark (kind, ids)
  select '${kind}', array_agg(distinct r.${id})
  from ${rows} r where r.${id} is not null and ${when} having count(*) > 0;
  return null;
end $$;
create or replace trigger ${name} after ${event} on "${table}" ${ROWS_OF_EVENT[event]}
  for each statement execute function ${name}();`
}
