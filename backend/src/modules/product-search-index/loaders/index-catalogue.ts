import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import { needTrigrams } from "../../../derived/need-trigrams"
import { LOADER_LOCK } from "../../../locks/locks"
import { SOURCE_TABLES, SOURCE_TRIGGERS } from "../catalogue-sources"
import { COSTS } from "../costs"
import { NUMBER_TABLE } from "../numbers"
import { PLACES } from "../places"
import { REFRESH } from "../refresh"
import { TABLES } from "../tables"

const STATEMENTS = TABLES + REFRESH + PLACES + COSTS + NUMBER_TABLE + SOURCE_TRIGGERS
const VERSION = createHash("sha256").update(STATEMENTS).digest("hex")
const TRIGGERS = STATEMENTS.split("enable always trigger").length - 1

const ANALYZED =
  "analyze catalogue_entry, catalogue_cost, catalogue_place, catalogue_price, catalogue_number"

const FOUND = `select
    not exists (
      select from unnest(cast(:tables as text[])) wanted
      where to_regclass(wanted) is null) as ready,
    obj_description(to_regprocedure('shop_catalogue_commit()')) as version,
    (select count(*) from pg_trigger
      where tgname like 'shop\\_catalogue\\_%' and tgenabled = 'A') as triggers`

type Found = { ready: boolean; version: string | null; triggers: string }

/**
 * Makes the tables that lists are read from, the triggers that keep them, and their first rows: once
 * for each version of them, and again where a trigger is gone. To change a trigger locks its table,
 * so nothing is written between it and the first rows. A loader, because a migration of ours could
 * come before Medusa's tables.
 */
export async function indexCatalogue({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: Found[] }>(FOUND, { tables: SOURCE_TABLES })
    const [found] = rows
    if (!found?.ready) return
    if (found.version === VERSION && Number(found.triggers) === TRIGGERS) return
    await needTrigrams(transaction)
    await transaction.raw(STATEMENTS)
    await transaction.raw("select shop_catalogue_refresh_all()")
    await transaction.raw(ANALYZED)
    await transaction.raw(`comment on function shop_catalogue_commit() is '${VERSION}'`)
  })
}
