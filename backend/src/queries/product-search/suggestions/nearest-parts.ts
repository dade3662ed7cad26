import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { codeOf } from "../../../contract/product/part-number"
import type { NearestPart } from "../../../contract/product/product-search"
import { withoutZero } from "../../../contract/text"
import { queryPrepared } from "../../database/prepared-query"
import { readParts } from "../../product/parts"
import type { Buyer } from "../../product/sellable"
import { inside, searchWords } from "../terms/search-words"

const MOST = 5
/** More than is told: some are not sold to the buyer. */
const MOST_READ = 4 * MOST
/** So many signs that two numbers begin with alike are no accident. */
const SHORTEST_BEGINNING = 3
/** How much of what was typed a name has to hold. */
const LEAST_ALIKE = 0.4
/** Of a whole sentence every part holds some letters. */
const LONGEST_NAME = 80
const SHORTEST_WORD = 3
const MOST_ORDERED = 1000
const MOST_WORDS = 10

type Near = { variant_id: string; shown: string }
type Neighbour = Near & { code: string }

/** In the order of numbers, what begins alike stands next to each other. */
const NEIGHBOURS = `(select code, variant_id, shown from catalogue_number
    where code >= lower(:code) order by code limit ${MOST_READ})
  union all
  (select code, variant_id, shown from catalogue_number
    where code < lower(:code) order by code desc limit ${MOST_READ})`

/** Of the catalogue's words those that hold the most of a typed one. */
const ALIKE_WORDS = `select word
  from (
    select known.word, max(word_similarity(typed.word, known.word)) as alike
    from unnest(cast(:words as text[])) typed(word)
    join catalogue_word known on known.word %> typed.word
    group by known.word) found
  order by alike desc, word limit ${MOST_WORDS}`

/** Those first that hold most of what was typed; of many that hold one word, some. */
const ALIKE = `select variant_id, '' as shown
  from (
    select variant_id, name_key, words, created_at from catalogue_entry
    where words like any(cast(:parts as text[])) or words like any(cast(:alike as text[]))
    limit ${MOST_ORDERED}) e
  order by (select count(*) from unnest(cast(:parts as text[])) part where words like part) desc,
    word_similarity(lower(:typed), name_key) desc, created_at desc, variant_id
  limit ${MOST_READ}`

/** What a search that found nothing may have meant: numbers that begin alike, then names. */
export async function readNearestParts(
  container: MedusaContainer,
  { q, buyer }: { q: string; buyer: Buyer },
): Promise<NearestPart[]> {
  const near = [...(await readNeighbours(container, q)), ...(await readAlike(container, q))]
  const ids = [...new Set(near.map(({ variant_id }) => variant_id))]
  const parts = await readParts(container, { ids, buyer })
  const byVariant = new Map([...parts.values()].map((part) => [part.variant_id, part]))
  return ids
    .flatMap((id) => {
      const part = byVariant.get(id)
      const shown = near.find(({ variant_id }) => variant_id === id)?.shown ?? ""
      return part
        ? [
            {
              productId: part.id,
              productName: part.name,
              sku: part.sku,
              image: part.image,
              matchedNumber: shown,
            },
          ]
        : []
    })
    .slice(0, MOST)
}

/** Those first whose number begins alike the longest. */
async function readNeighbours(container: MedusaContainer, q: string): Promise<Near[]> {
  const code = withoutZero(codeOf(q)).toLowerCase()
  if (code.length < SHORTEST_BEGINNING || !/\d/.test(code)) return []
  const rows = await queryPrepared<Neighbour>(container, NEIGHBOURS, { code })
  return rows
    .map((row) => ({ ...row, alike: alikeFrom(row.code, code) }))
    .filter(({ alike }) => alike >= SHORTEST_BEGINNING)
    .sort((one, other) => other.alike - one.alike)
}

async function readAlike(container: MedusaContainer, q: string): Promise<Near[]> {
  const typed = withoutZero(q).slice(0, LONGEST_NAME)
  const words = searchWords(typed)
    .map(({ plain }) => plain.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return database.transaction(async (transaction) => {
    await transaction.raw(`set local pg_trgm.word_similarity_threshold = ${LEAST_ALIKE}`)
    const { rows: alike } = await transaction.raw<{ rows: { word: string }[] }>(ALIKE_WORDS, {
      words,
    })
    const { rows } = await transaction.raw<{ rows: Near[] }>(ALIKE, {
      typed,
      parts: words.map(inside),
      alike: alike.map(({ word }) => inside(word)),
    })
    return rows
  })
}

/** How many signs two texts begin with alike. */
function alikeFrom(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
