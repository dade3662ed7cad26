import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { queryPrepared } from "../../database/prepared-query"
import { runSearchStatement } from "../match-levels"
import { meetsAll, type Wanted } from "./common-words"

/** So many entries, as PostgreSQL guesses, have a page of them among the newest; fewer are soon looked up. */
export const LIKELY = 10_000

/** How large a shop is, is known for so long. */
const KNOWN_MS = 60_000

const ENTRIES = `select cast(coalesce(sum(entries), 0) as integer) as entries
  from catalogue_tally where shelf = ''`

type Size = { isLarge: boolean; until: number }

const SIZES = new WeakMap<object, Size>()

type Explained = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }

/**
 * Whether words that nobody has searched for are in so many entries that these are rather walked than
 * looked up, as PostgreSQL guesses from its sample of them: it takes a millisecond, and looking up
 * 300,000 takes seconds. Where fewer entries are there at all, nothing is asked.
 */
export async function areLikelyCommon(
  container: MedusaContainer,
  wanted: Wanted,
): Promise<boolean> {
  if (!(await isLargeCatalogue(container))) return false
  const { conditions, bindings } = meetsAll(wanted)
  const statement = `explain (format json) select from catalogue_entry e
    where ${conditions.join("\n    and ")}`
  // How many there are is guessed alike, whatever the level lets PostgreSQL read.
  const guess = await runSearchStatement<Explained>(container, { statement, bindings })
  return (guess?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0) >= LIKELY
}

/** Whether there are so many entries that some words are in very many. */
export async function isLargeCatalogue(container: MedusaContainer): Promise<boolean> {
  const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
  const known = SIZES.get(database)
  if (known && known.until > Date.now()) return known.isLarge
  const [row] = await queryPrepared<{ entries: number }>(container, ENTRIES)
  const size = { isLarge: (row?.entries ?? 0) >= LIKELY, until: Date.now() + KNOWN_MS }
  SIZES.set(database, size)
  return size.isLarge
}
