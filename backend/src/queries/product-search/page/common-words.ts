import type { MedusaContainer } from "@medusajs/framework/types"
import { ownPrices } from "../../product/own/own-prices"
import { SHOP_AND_LISTS } from "../../product/price-in-force"
import type { AskedPage, FoundPage } from "./found-page"
import { ROOM, runSearchStatement, type SearchStatement } from "../match-levels"
import type { MatchLevel, SearchMatches } from "../matches/matches"
import { groupFilters } from "../search-filters"
import { OTHERS_AND_VERSION } from "./search-page-statement"
import { orderOf, type WalkedSort, WALKS } from "./walks"

/** What has the words and meets the filters. */
export type Wanted = Pick<AskedPage, "filter" | "categoryIds"> & { matches: SearchMatches }

type Asked = Wanted &
  Pick<AskedPage, "limit" | "place"> & {
    sort: WalkedSort
    /** Of an order by price. */
    by?: Pick<AskedPage, "own" | "buyer">
  }

/** The rows of a page, and the state of the catalogue that they were read in. */
type CommonPage = Pick<FoundPage, "more" | "rows"> & { version: string }
type Counted = Pick<FoundPage, "total"> & { version: string }
type Walked = CommonPage & { numbers: boolean; others: boolean }

/** Undefined where the first entries do not tell which are the best, or do not fill a page. */
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
 * A page of words that many names hold, without looking all of them up: the first in its order that
 * match. By relevance the newest are the best where names with each of the words fill the page, unless
 * a number counts more (`numbers`). Answers `more`, which is where they fill it, and what
 * searchPageStatement does but the total. Undefined where the page before ended among lesser or
 * greater matches.
 */
function commonWordsStatement(asked: Asked): SearchStatement | undefined {
  const { matches, limit, place, sort, by } = asked
  const { score, asNumber, textScore } = matches
  const isBest = sort === "relevance"
  if (isBest && place && place[0] !== String(textScore)) return undefined
  const walk = WALKS[sort]
  const { conditions: all, bindings } = meetsAll(asked)
  const conditions = [...all, ...(isBest ? [`${score} = ${textScore}`] : [])]
  const places = [...(isBest ? [`'${textScore}'`] : []), ...walk.place]
  const keys = walk.keys.map((key, index) => `${key} as k${index + 1}`).join(", ")
  const ordered = orderOf(
    walk.keys.map((_, index) => `k${index + 1}`),
    walk.direction,
  )
  const isNumber = "exists (select from numbers)"
  const pageOf = by?.own === "plain" ? pageAmongOwn : pageOfBase
  const page = pageOf({
    ...{ conditions, ordered, sort, isBehind: place !== undefined },
    columns: `e.variant_id, array[${places.join(", ")}] as place, ${keys}`,
  })
  // By itself, and so planned for all it finds: to find one PostgreSQL may rather read all entries.
  const statement = `with ${page.begin}numbers as materialized (
  select from catalogue_entry e where ${asNumber}
), ${page.rows}, numbered as (
  select variant_id, place, row_number() over (order by ${ordered}) as position from page
)
select (select count(*) > :limit from walked) as more,
  ${isBest && !place ? isNumber : "false"} as numbers,
  (select json_agg(json_build_object('variant_id', variant_id, 'place', place) order by position)
    from numbered where position <= :limit) as rows,
  ${OTHERS_AND_VERSION}`
  const behind = place && walk.bind(place.slice(isBest ? 1 : 0))
  return { statement, bindings: { ...bindings, ...behind, ...by?.buyer, limit } }
}

type PageParts = {
  conditions: readonly string[]
  sort: WalkedSort
  isBehind: boolean
  /** Of what is walked. */
  columns: string
  /** What puts them in order, over k1, k2, … */
  ordered: string
}

/** The first that match, `walked`, are the page. */
function pageOfBase({ conditions, sort, isBehind, columns, ordered }: PageParts) {
  return {
    begin: "",
    rows: `walked as materialized (
  select ${columns}
  from ${WALKS[sort].entries(isBehind)}
  where ${conditions.join("\n    and ")}
  order by ${ordered}
  limit :limit + 1
), page as (select * from walked)`,
  }
}

/**
 * The same by price where the buyer has prices of lists: what these are for is no part of the walk, and
 * put in between. Where the walk fills a page by itself, nothing behind its end can be on it.
 */
function pageAmongOwn({ conditions, sort, isBehind, columns, ordered }: PageParts) {
  const sign = WALKS[sort].direction === "asc" ? ">" : "<"
  const behind = `(own.amount, own.variant_id) ${sign} (cast(:price as numeric), :variant)`
  return {
    begin: `${SHOP_AND_LISTS}, ${ownPrices("plain")}, `,
    rows: `walked as materialized (
  select ${columns}
  from ${WALKS[sort].entries(isBehind)} left join own on own.variant_id = e.variant_id
  where own.variant_id is null and ${conditions.join("\n    and ")}
  order by ${ordered}
  limit :limit + 1
), page as (
  select * from walked union all (
    select own.variant_id, array[cast(own.amount as text), own.variant_id],
      own.amount, own.variant_id
    from own cross join lateral (
      select * from catalogue_entry where variant_id = own.variant_id offset 0) e
    where ${[...conditions, ...(isBehind ? [behind] : [])].join("\n    and ")}
  )
  order by ${ordered}
  limit :limit + 1
)`,
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
