import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { countCommon, readCommonPage } from "./common-words"
import { type AskedPage, type FoundPage, NOTHING_FOUND } from "./found-page"
import { areLikelyCommon } from "./likely-common"
import { KeptCounts, type KeptTotal } from "../kept-counts"
import { runSearchStatement } from "../match-levels"
import type { MatchLevel } from "../matches/matches"
import { searchPageStatement } from "./search-page-statement"
import { isWalked } from "./walks"

type Found = Pick<FoundPage, "total"> & { version: string }
type LookedUp = FoundPage & Found & { others: boolean }

/** Whether the last search saw parts without a base price, by the database; a guess for the next one. */
const OTHERS = new WeakMap<object, boolean>()

/** So many entries have a page of them among the newest that are walked; fewer are looked up again. */
const COMMON = 2000

/** How many entries a search found that found that many. */
const FOUND = new KeptCounts<KeptTotal>(500)

/** What hangs on having a base price is the same for whoever asks. */
const OF_EVERYBODY = ""

/**
 * A page of what words match, or what fits a vehicle: all of it is looked up, counted and put in order,
 * but where the same words found many before, or are likely to, and a page of the best is full without it.
 */
export async function lookedUpPage(
  container: MedusaContainer,
  asked: AskedPage,
  level: MatchLevel,
): Promise<FoundPage> {
  const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
  const read = async (isBaseEnough: boolean) => {
    const statement = searchPageStatement({ ...asked, counted: true, isBaseEnough })
    const page = await runSearchStatement<LookedUp>(container, statement, level)
    if (page) OTHERS.set(database, page.others)
    return page
  }
  if (areOfEverybody(asked) && !OTHERS.get(database)) {
    const common = await commonPage(container, asked, level)
    if (common) return common
    const began = performance.now()
    const page = await read(true)
    if (!page) return NOTHING_FOUND
    if (!page.others) {
      keepFound(container, asked, { found: page, tookMs: performance.now() - began })
      return page
    }
  }
  return (await read(false)) ?? NOTHING_FOUND
}

/**
 * Whether what things cost plays no part, or orders alone, for whoever has a price for all that has a
 * base price: this, or that of a list.
 */
function areOfEverybody({ own, filter: { minPrice, maxPrice } }: AskedPage): boolean {
  if (!own) return true
  return minPrice === undefined && maxPrice === undefined && (own === "none" || own === "plain")
}

/** The page that is known to be the best without the rest, with how many there were a moment ago. */
async function commonPage(
  container: MedusaContainer,
  { filter, categoryIds, matches, sort, limit, place, own, buyer }: AskedPage,
  level: MatchLevel,
): Promise<FoundPage | undefined> {
  if (!matches || filter.fitting) return undefined
  if (!isWalked(sort)) return undefined
  const key = keyOf({ filter, matches })
  const last = FOUND.last(container, key, OF_EVERYBODY)
  const asked = { filter, categoryIds, matches, sort, limit, place, by: { own, buyer } }
  const isCommon = last ? last.of >= COMMON : await areLikelyCommon(container, asked)
  if (!isCommon) return undefined
  const page = await readCommonPage(container, asked, level)
  if (!page) return undefined
  const { version, more, rows } = page
  const now = { version, own: OF_EVERYBODY }
  const counted = await FOUND.of(container, { asked: key, now }, async () => {
    const found = await countCommon(container, asked, level)
    return found && totalOf(found)
  })
  return counted && { total: counted.total, more, rows }
}

/** Keeps it where it is of many, or was: else the old count of many would stay. */
function keepFound(
  container: MedusaContainer,
  { filter, matches }: Pick<AskedPage, "filter" | "matches">,
  { found, tookMs }: { found: Found; tookMs: number },
): void {
  if (filter.fitting) return
  const key = keyOf({ filter, matches })
  const counted = totalOf(found)
  if (counted.of < COMMON && !FOUND.last(container, key, OF_EVERYBODY)) return
  FOUND.set(container, key, { counted, tookMs })
}

function totalOf({ total, version }: Found): KeptTotal {
  return { total, of: Number(total), version, own: OF_EVERYBODY }
}

function keyOf({ filter, matches }: Pick<AskedPage, "filter" | "matches">): unknown {
  return [filter, matches?.condition, matches?.bindings]
}
