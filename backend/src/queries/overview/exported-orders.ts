import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { IS_PAID, IS_PLACED, ORDER_BOOKS, ORDER_MONEY, ORDER_PARCELS } from "../order/order-facts"
import { IS_ADDED } from "../order/lines/added-mark"
import { declaredCells, declaredCellsOfLines, type DeclaredCells } from "../field/declared-cells"
import { isWithin, type Period } from "./period"

/** An order of the export; times are ISO 8601, amounts major units, both empty where there is none. */
export type ExportedOrder = {
  number: number
  id: string
  created_at: string
  email: string
  part: string
  quantity: number
  total: number
  currency: string
  paid_at: string | null
  transaction_id: string | null
  captured: number | null
  refunded: number | null
  delivered_at: string | null
  cancelled_at: string | null
  /** Each line's pieces, part and price, and whether tax was added to that; plugins' by their titles. */
  lines: string
}

type Metadata = Record<string, unknown> | null
type Row = ExportedOrder & {
  place: string
  metadata: Metadata
  /** Its lines, for what plugins declared of them. */
  line_rows: { id: string; name: string; metadata: Metadata }[] | null
}

const PAGE = 1000
const START = { place: "-infinity", last: "" }

const TIME = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Empty where there is none. */
const AMOUNT = (column: string) => `cast(nullif(${column}, 0) as float8)`

// The total is what the order came to when it was placed: from the one in Medusa's books what was
// credited since is taken, as each refund is. A time as text keeps its microseconds.
const ORDERS = `select o.display_id as number, o.id, ${TIME("o.created_at")} as created_at,
    coalesce(o.email, '') as email, lines.part, lines.quantity,
    cast(cast(books.totals ->> 'current_order_total' as numeric) + coalesce((
      select sum(credit.amount) from order_credit_line credit
      where credit.order_id = o.id and credit.version = o.version
        and credit.deleted_at is null), 0) as float8) as total,
    upper(o.currency_code) as currency,
    case when ${IS_PAID} then ${TIME("money.captured_at")} end as paid_at,
    money.intent_ids[1] as transaction_id, ${AMOUNT("money.taken")} as captured,
    ${AMOUNT("money.given_back")} as refunded,
    case when parcels.delivered then ${TIME("parcels.delivered_at")} end as delivered_at,
    ${TIME("o.canceled_at")} as cancelled_at, lines.each as lines, cast(o.created_at as text) as place, o.metadata,
    lines.line_rows
  from "order" o
  ${ORDER_BOOKS}
  left join lateral (
    select string_agg(line.title, '; ' order by line.id) filter (where not ${IS_ADDED}) as part,
      cast(sum(item.quantity) filter (where not ${IS_ADDED}) as float8) as quantity,
      string_agg(format('%s × %s at %s%s', cast(item.quantity as float8),
        coalesce(nullif(line.variant_sku, ''), line.title),
        cast(coalesce(item.unit_price, line.unit_price) as float8),
        case when not line.is_tax_inclusive and exists (
          select from order_line_item_tax_line tax
          where tax.item_id = line.id and tax.rate > 0 and tax.deleted_at is null)
          then ' plus tax' end), '; ' order by line.id) as each,
      json_agg(json_build_object('id', line.id, 'metadata', line.metadata,
        'name', coalesce(nullif(line.variant_sku, ''), line.title)) order by line.id) as line_rows
    from order_item item join order_line_item line on line.id = item.item_id
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null) lines on true
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  where ${IS_PLACED} and ${isWithin("o.created_at")}
    and (o.created_at, o.id) > (cast(:place as timestamptz), :last)
  order by o.created_at, o.id limit ${PAGE}`

/**
 * The orders placed in a period, oldest first, also the cancelled ones, with what plugins declared of
 * them; a page after the other.
 */
export async function* readOrderPages(
  container: MedusaContainer,
  period: Period,
): AsyncGenerator<(ExportedOrder & DeclaredCells)[]> {
  let after: typeof START | undefined = START
  while (after) {
    const rows: Row[] = await queryPrepared<Row>(container, ORDERS, { ...period, ...after })
    const declared = await declaredCells(container, "order", rows)
    const lines = rows.map(({ line_rows }) => ({ lines: line_rows ?? [] }))
    const ofLines = await declaredCellsOfLines(container, lines)
    yield rows.map(({ place: _, metadata: __, line_rows: ___, ...row }, index) => ({
      ...row,
      ...declared[index],
      ...ofLines[index],
    }))
    const last: Row | undefined = rows.length < PAGE ? undefined : rows.at(-1)
    after = last && { place: last.place, last: last.id }
  }
}
