import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../../contract/text"
import { queryPrepared } from "../../database/prepared-query"
import { readOwnKind } from "../../product/own/own-kind"
import { type AskedPage, type FoundPage, NOTHING_FOUND, type ReadPage } from "./found-page"
import { countOf } from "./filtered-count"
import { lookedUpPage } from "./looked-up-page"
import { runSearchStatement } from "../match-levels"
import type { MatchLevel } from "../matches/matches"
import { CATEGORY_OF_HANDLE } from "../search-filters"
import { readMeasuredPage } from "./walked-measure"
import { isByPrice, searchPageStatement } from "./search-page-statement"

/**
 * A page of what a search finds. Words, and what fits a vehicle, are looked up as a whole; what filters
 * alone leave is walked by an index, and counted once for each state of the catalogue and of prices.
 */
export async function searchPage(
  container: MedusaContainer,
  search: Omit<AskedPage, "categoryIds" | "own">,
  level: MatchLevel,
): Promise<FoundPage> {
  const { filter, buyer, matches } = search
  const categoryIds = filter.category ? await idsOf(container, filter.category) : undefined
  const own = isByPrice(search) ? await readOwnKind(container, buyer, filter) : undefined
  const asked: AskedPage = { ...search, categoryIds, own }
  return matches || filter.fitting
    ? lookedUpPage(container, asked, level)
    : walkedPage(container, asked)
}

async function walkedPage(container: MedusaContainer, asked: AskedPage): Promise<FoundPage> {
  const page =
    (await readMeasuredPage(container, asked)) ??
    (await runSearchStatement<ReadPage>(
      container,
      searchPageStatement({ ...asked, counted: false }),
    ))
  if (!page) return NOTHING_FOUND
  const counted = await countOf(container, asked, page)
  return { more: page.more, rows: page.rows, total: counted?.total ?? NOTHING_FOUND.total }
}

/**
 * The ids of the public category of a handle, none or one. PostgreSQL takes an id that it finds in the
 * statement itself for one of a hundred entries, and so sorted 15,000 of them for a page of twelve.
 */
async function idsOf(container: MedusaContainer, category: string): Promise<string[]> {
  const named = withoutZero(category)
  const statement = `select ${CATEGORY_OF_HANDLE} as ids`
  const [row] = await queryPrepared<{ ids: string[] }>(container, statement, { category: named })
  return row?.ids ?? []
}
