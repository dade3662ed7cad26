import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Place } from "../../database/cursor-pagination"
import { queryPrepared } from "../../database/prepared-query"
import { holding, orderCodeOf, searchWords } from "./search-words"

type Search = {
  q: string
  /** Also the cancelled ones. */
  includeCancelled?: boolean
  limit: number
  /** The row behind which the page begins. */
  cursor?: Place | undefined
}

/** How many orders match, and the ids of a page of them, newest first. */
export type FoundOrders = { total: number; ids: string[] }

type Bindings = Record<string, string | string[] | number | boolean>
/** SQL of what an entry \`e\` has to be, and its bindings. */
type Condition = { sql: string; bindings: Bindings }

/**
 * Which orders match these words: the one home of that. What is exactly a number of an order, of one
 * of its parts or of its payment, or what a plugin declared of it, is meant as that; all else is looked
 * for in all that is written of orders, where each word has to be.
 */
export async function searchOrders(
  container: MedusaContainer,
  { q, includeCancelled = false, limit, cursor }: Search,
): Promise<FoundOrders> {
  const words = searchWords(q)
  if (words.length === 0) return NOTHING
  const codes = [q, ...words].map(orderCodeOf)
  const variants = await variantsOf(container, codes)
  const page = { include_cancelled: includeCancelled, limit, cursor }
  const [code = ""] = codes
  if (code !== "") {
    const exact = await ask(container, isNumber({ code, variants: variants.get(code) }, 0), page)
    if (exact.total > 0) return exact
  }
  const each = words.map((word, place) => {
    const code = orderCodeOf(word)
    return holds({ word, code, variants: variants.get(code) }, place)
  })
  return ask(container, both(each), page)
}

const NOTHING: FoundOrders = { total: 0, ids: [] }

const VARIANTS = `select code, array_agg(distinct variant_id) as variants
  from catalogue_number where code = any(cast(:codes as text[])) group by code`

/** The variants that have these numbers in the catalogue: SKU, EAN, OEM, another maker's, a former one. */
async function variantsOf(container: MedusaContainer, codes: readonly string[]) {
  type Row = { code: string; variants: string[] }
  const rows = await queryPrepared<Row>(container, VARIANTS, { codes: [...new Set(codes)] })
  return new Map(rows.map(({ code, variants }) => [code, variants]))
}

type Number = { code: string; variants: string[] | undefined }

function isNumber({ code, variants }: Number, place: number): Condition {
  const own = `e.codes @> array[cast(:code_${place} as text)]`
  const bindings = { [`code_${place}`]: code }
  if (!variants) return { sql: own, bindings }
  return {
    sql: `(${own} or e.variant_ids && cast(:variants_${place} as text[]))`,
    bindings: { ...bindings, [`variants_${place}`]: variants },
  }
}

function holds({ word, ...number }: Number & { word: string }, place: number): Condition {
  // "#17" is no beginning of "#177".
  if (number.code.startsWith("#")) return isNumber(number, place)
  const text = `e.words like :word_${place}`
  const bindings = { [`word_${place}`]: holding(word) }
  if (!number.variants) return { sql: text, bindings }
  const numbered = isNumber(number, place)
  return {
    sql: `(${text} or ${numbered.sql})`,
    bindings: { ...bindings, ...numbered.bindings },
  }
}

function both(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(" and "),
    bindings: Object.assign({}, ...conditions.map(({ bindings }) => bindings)) as Bindings,
  }
}

type Asked = { include_cancelled: boolean; limit: number; cursor: Place | undefined }

/** Planned anew for its words: how many entries hold one decides by which index they are found. */
async function ask(
  container: MedusaContainer,
  { sql, bindings }: Condition,
  { cursor, ...page }: Asked,
): Promise<FoundOrders> {
  const behind = cursor
    ? "where (created_at, order_id) < (cast(:at as timestamptz), cast(:last as text))"
    : ""
  const statement = `with found as materialized (
      select order_id, created_at from order_entry e
      where (cast(:include_cancelled as boolean) or not e.is_cancelled) and ${sql}
    )
    select (select cast(count(*) as int) from found) as total, array(
      select order_id from found ${behind}
      order by created_at desc, order_id desc limit :limit) as ids`
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: FoundOrders[] }>(statement, {
    ...bindings,
    ...page,
    ...(cursor && { at: cursor.created_at, last: cursor.id }),
  })
  return rows[0] ?? NOTHING
}
