import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { DEFAULT_SYNONYMS } from "../../../contract/shop/synonyms"
import { queryPrepared } from "../../database/prepared-query"
import { SHOP_SETTINGS_ID } from "../../shop/shop-settings"
import { searchTerms, synonymsOf, type SearchTerm, type Synonyms } from "./search-terms"

type Stored = { version: string; synonyms: string[] | null }
type Known = { version: string; synonyms: Synonyms }

/** The row's own version, and the list only where it is another than the known one. */
const STORED = `select version, case when version = :known then null else synonyms end as synonyms
  from (
    select concat(xmin, ' ', ctid) as version, synonyms from shop_setting
    where id = '${SHOP_SETTINGS_ID}' and deleted_at is null) setting`

const NONE: Known = { version: "", synonyms: synonymsOf(DEFAULT_SYNONYMS) }

/** By the database, of which a test's process has several. */
const KNOWN = new WeakMap<object, Known>()

/** The terms of a search, with what staff say means the same at this moment. */
export async function readTerms(container: MedusaContainer, q: string): Promise<SearchTerm[]> {
  return q.trim() === "" ? [] : searchTerms(q, await readSynonyms(container))
}

async function readSynonyms(container: MedusaContainer): Promise<Synonyms> {
  const database = container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
  const known = KNOWN.get(database) ?? NONE
  const [row] = await queryPrepared<Stored>(container, STORED, { known: known.version })
  if (!row) return NONE.synonyms
  if (row.version === known.version) return known.synonyms
  const synonyms = synonymsOf(row.synonyms ?? DEFAULT_SYNONYMS)
  KNOWN.set(database, { version: row.version, synonyms })
  return synonyms
}
