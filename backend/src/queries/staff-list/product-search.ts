import type { MedusaContainer } from "@medusajs/framework/types"
import { codeOf } from "../../contract/product/part-number"
import { withoutZero } from "../../contract/text"
import { codeSql } from "../../spelling/code-sql"
import { queryPrepared } from "../database/prepared-query"
import { type Entry, readLikeliest } from "../product-search/likeliest-entries"
import { searchByMatchLevel } from "../product-search/match-levels"
import { readTerms } from "../product-search/terms/read-terms"
import { inside, searchWords } from "../product-search/terms/search-words"
import { GUEST } from "../product/sellable"
import { productConditions, type ProductFilter } from "./product-filter"

/** Medusa reads a list by ids; the likeliest of them are what somebody looks for. */
const MOST_FOUND = 1000

/** What is not sold has no entry: by its name, and by its variants' names and numbers. */
const UNLISTED = `select p.id
  from catalogue_unlisted unlisted
  join product p on p.id = unlisted.product_id
  left join lateral (
    select string_agg(concat_ws(' ', title, sku, ean, upc, barcode), ' ') as words,
      string_agg(${codeSql("concat_ws(chr(34), sku, ean, upc, barcode)")}, chr(10)) as codes
    from product_variant where product_id = p.id and deleted_at is null
  ) of_variants on true
  where p.deleted_at is null
    and (lower(concat_ws(' ', p.title, p.handle, of_variants.words)) like all(cast(:parts as text[]))
      or of_variants.codes like :code)
  order by p.created_at desc, p.id desc limit ${MOST_FOUND}`

/** What was found, in its order, as far as it is there and meets a filter. */
const keptBy = (conditions: readonly string[]) => `select array(
  select p.id from unnest(cast(:found as text[])) with ordinality found(id, place)
  join product p on p.id = found.id
  where ${conditions.join("\n    and ")}
  group by p.id order by min(found.place) limit ${MOST_FOUND}) as ids`

/** The same of variants, and behind them those of the products that are not sold. */
const KEPT_VARIANTS = `select array(
  select v.id from (
    select id, 1 as part, place
    from unnest(cast(:found as text[])) with ordinality found(id, place)
    union all
    select variant.id, 2, place
    from unnest(cast(:products as text[])) with ordinality unlisted(id, place)
    join product_variant variant on variant.product_id = unlisted.id) found
  join product_variant v on v.id = found.id
  where v.deleted_at is null
  group by v.id order by min(part), min(place), v.id limit ${MOST_FOUND}) as ids`

/**
 * The products of a filter that staff mean by these words, the likeliest first, a thousand at most: what
 * is sold as the shop's own search finds it, by names, numbers of all kinds and with a typo, and what is
 * not.
 */
export async function searchProducts(
  container: MedusaContainer,
  { q, filter }: { q: string; filter: ProductFilter },
): Promise<string[]> {
  const { entries, unlisted } = await searchParts(container, q)
  const { conditions, bindings } = productConditions(filter)
  const [kept] = await queryPrepared<{ ids: string[] }>(container, keptBy(conditions), {
    ...bindings,
    found: [...entries.map(({ product_id }) => product_id), ...unlisted],
  })
  return kept?.ids ?? []
}

/** The variants that staff mean by these words, as searchProducts finds their products. */
export async function searchVariants(container: MedusaContainer, q: string): Promise<string[]> {
  const { entries, unlisted } = await searchParts(container, q)
  const [kept] = await queryPrepared<{ ids: string[] }>(container, KEPT_VARIANTS, {
    found: entries.map(({ variant_id }) => variant_id),
    products: unlisted,
  })
  return kept?.ids ?? []
}

/** Entries of the catalogue, and ids of products that have none. */
async function searchParts(container: MedusaContainer, q: string) {
  const terms = await readTerms(container, q)
  const unlisted = await readUnlisted(container, q)
  const { answer: entries } = await searchByMatchLevel<Entry[]>(container, terms, {
    isEmpty: (found) => found.length === 0 && unlisted.length === 0,
    isFiltered: false,
    buyer: GUEST,
    ask: async (matches, level) => {
      if (!matches) return []
      const asked = { matches, terms, most: MOST_FOUND, soldTo: "anybody" } as const
      return readLikeliest(container, asked, level)
    },
  })
  return { entries, unlisted }
}

async function readUnlisted(container: MedusaContainer, q: string): Promise<string[]> {
  const words = searchWords(q)
  if (words.length === 0) return []
  const code = withoutZero(codeOf(q)).toLowerCase()
  const rows = await queryPrepared<{ id: string }>(container, UNLISTED, {
    parts: words.map(({ plain }) => inside(plain.toLowerCase())),
    code: code ? inside(code) : null,
  })
  return rows.map(({ id }) => id)
}
