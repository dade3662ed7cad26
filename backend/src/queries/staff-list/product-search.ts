import type { MedusaContainer } from "@medusajs/framework/types"
import { codeOf } from "../../contract/product/part-number"
import { withoutZero } from "../../contract/text"
import { codeSql } from "../../spelling/code-sql"
import { queryPrepared } from "../database/prepared-query"
import { readLikeliest } from "../product-search/likeliest-entries"
import { searchByMatchLevel } from "../product-search/match-levels"
import { readTerms } from "../product-search/terms/read-terms"
import { inside, searchWords } from "../product-search/terms/search-words"
import { GUEST } from "../product/sellable"

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

/** What was found, in its order, as far as it is there and of the kind that is meant. */
const KEPT = `select array(
  select p.id from unnest(cast(:ids as text[])) with ordinality found(id, place)
  join product p on p.id = found.id
  where p.deleted_at is null
    and (cast(:is_giftcard as boolean) is null or p.is_giftcard = :is_giftcard)
  group by p.id order by min(found.place) limit ${MOST_FOUND}) as ids`

/**
 * The products that staff mean by these words, the likeliest first, a thousand at most: what is sold as
 * the shop's own search finds it, by names, numbers of all kinds and with a typo, and what is not.
 */
export async function searchProducts(
  container: MedusaContainer,
  { q, isGiftCard }: { q: string; isGiftCard: boolean | undefined },
): Promise<string[]> {
  const terms = await readTerms(container, q)
  const unlisted = await readUnlisted(container, q)
  const { answer } = await searchByMatchLevel<string[]>(container, terms, {
    isEmpty: (ids) => ids.length === 0 && unlisted.length === 0,
    isFiltered: false,
    buyer: GUEST,
    ask: async (matches, level) => {
      if (!matches) return []
      const asked = { matches, terms, most: MOST_FOUND, soldTo: "anybody" } as const
      const entries = await readLikeliest(container, asked, level)
      return entries.map(({ product_id }) => product_id)
    },
  })
  const bindings = { ids: [...answer, ...unlisted], is_giftcard: isGiftCard ?? null }
  const [kept] = await queryPrepared<{ ids: string[] }>(container, KEPT, bindings)
  return kept?.ids ?? []
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
