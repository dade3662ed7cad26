import type { MedusaContainer } from "@medusajs/framework/types"
import type { AskedPage, FoundPage } from "./found-page"
import { ROOM, runSearchStatement, type SearchStatement } from "../match-levels"
import type { MatchLevel, SearchMatches } from "../matches/matches"
import { groupFilters } from "../search-filters"
import { OTHERS_AND_VERSION } from "./search-page-statement"

/** So many of the newest entries are looked at: words that fewer hold are rather looked up. */
const WALKED = 10_000

const NEWEST = "e.created_at desc, e.product_id desc, e.variant_id desc"
const PLACE = [
  "cast(cast(extract(epoch from e.created_at) * 1000000 as bigint) as text)",
  "e.product_id",
  "e.variant_id",
]
const BEHIND_PLACE = `where (e.created_at, e.product_id, e.variant_id) < (
        timestamptz 'epoch' + cast(:created as bigint) * interval '1 microsecond', :product, :variant)`

/** What has the words and meets the filters. */
export type Wanted = Pick<AskedPage, "filter" | "categoryIds"> & { matches: SearchMatches }

type Asked = Wanted & Pick<AskedPage, "limit" | "place"> & { sort: "newest" | "relevance" }

/** The rows of a page, and the state of the catalogue that they were read in. */
type CommonPage = Pick<FoundPage, "more" | "rows"> & { version: string }
type Counted = Pick<FoundPage, "total"> & { version: string }
type Walked = CommonPage & { numbers: boolean; others: boolean }

/** Undefined where the newest entries do not tell which are the best, or do not fill a page. */
export async function readCommonPage(
  container: MedusaContainer,
  asked: Asked,
  level: MatchLevel,
): Promise<CommonPage | undefined> {
  const statement = commonWordsStatement(asked)
  const page = statement && (await runSearchStatement<Walked>(container, statement, level))
  return !page?.more || page.numbers || page.others ? undefined : page
}

/**
 * How many parts have the words, by a statement that puts none of them in order: to tell of 200,000 how
 * well they match takes many times as long. Undefined where some part has no base price.
 */
export async function countCommon(
  container: MedusaContainer,
  asked: Wanted,
  level: MatchLevel,
): Promise<Counted | undefined> {
  const { conditions, bindings } = meetsAll(asked)
  const counted = await runSearchStatement<Counted & { others: boolean }>(
    container,
    {
      statement: `select (
  select count(*) from catalogue_entry e where ${conditions.join("\n    and ")}) as total,
  ${OTHERS_AND_VERSION}`,
      bindings,
      settings: [ROOM],
    },
    level,
  )
  return counted?.others ? undefined : counted
}

/**
 * A page of words that many names hold, without looking all of them up: the newest that match. By
 * relevance these are the best where names with each of the words fill the page, unless a number counts
 * more (`numbers`). Answers `more`, which is where they fill it, and what searchPageStatement does but
 * the total. Undefined where the page before ended among lesser or greater matches.
 */
function commonWordsStatement(asked: Asked): SearchStatement | undefined {
  const { matches, limit, place } = asked
  const { score, asNumber, textScore } = matches
  const isBest = asked.sort === "relevance"
  if (isBest && place && place[0] !== String(textScore)) return undefined
  const [created, product, variant] = place?.slice(isBest ? 1 : 0) ?? []
  const { conditions: all, bindings } = meetsAll(asked)
  const conditions = [...all, ...(isBest ? [`${score} = ${textScore}`] : [])]
  const places = [...(isBest ? [`'${textScore}'`] : []), ...PLACE]
  const isNumber = "exists (select from numbers)"
  // By itself, and so planned for all it finds: to find one PostgreSQL may rather read all entries.
  const statement = `with numbers as materialized (
  select from catalogue_entry e where ${asNumber}
), page as materialized (
  select e.variant_id, e.product_id, e.created_at
  from (
    select * from catalogue_entry e
      ${place ? BEHIND_PLACE : ""}
    order by ${NEWEST}
    limit ${WALKED}) e
  where ${conditions.join("\n    and ")}
  order by ${NEWEST}
  limit :limit + 1
), numbered as (
  select e.variant_id, row_number() over (order by ${NEWEST}) as position,
    array[${places.join(", ")}] as place
  from page e
)
select (select count(*) > :limit from page) as more,
  ${isBest && !place ? isNumber : "false"} as numbers,
  (select json_agg(json_build_object('variant_id', variant_id, 'place', place) order by position)
    from numbered where position <= :limit) as rows,
  ${OTHERS_AND_VERSION}`
  return {
    statement,
    bindings: {
      ...bindings,
      ...(place ? { created, product, variant } : {}),
      limit,
    },
  }
}

/** SQL of all that an entry `e` has to meet, with a guest's price. */
export function meetsAll({ filter, categoryIds, matches }: Wanted) {
  const { filters, bindings } = groupFilters(filter, { categoryIds })
  return {
    conditions: [
      matches.condition,
      "e.has_base",
      ...filters.map((group) => group.condition),
      ...(filter.inStock ? ["e.in_stock"] : []),
    ],
    bindings: { ...bindings, ...matches.bindings },
  }
}
