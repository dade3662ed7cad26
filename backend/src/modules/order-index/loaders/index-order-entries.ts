import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import { needTrigrams } from "../../../derived/need-trigrams"
import { LOADER_LOCK } from "../../../locks/locks"
import { ENTRY_REFRESH } from "../entries/entry-refresh"
import { ENTRY_SOURCE_TABLES, ENTRY_TRIGGERS } from "../entries/entry-sources"
import { ENTRY_TABLE } from "../entries/entry-table"

const STATEMENTS = ENTRY_TABLE + ENTRY_REFRESH + ENTRY_TRIGGERS
const VERSION = createHash("sha256").update(STATEMENTS).digest("hex")
const TRIGGERS = STATEMENTS.split("enable always trigger").length - 1

const FOUND = `select
    not exists (
      select from unnest(cast(:tables as text[])) wanted
      where to_regclass(quote_ident(wanted)) is null) as ready,
    obj_description(to_regprocedure('shop_order_refresh(text[])')) as version,
    (select count(*) from pg_trigger
      where tgname like 'shop\\_order\\_entry\\_%' and tgenabled = 'A') as triggers`

type Found = { ready: boolean; version: string | null; triggers: string }

/**
 * Makes the table that orders are searched by, the triggers that keep it, and its first rows: once for
 * each version, and again where a trigger is gone. A loader, because a migration of ours could come
 * before Medusa's tables.
 */
export async function indexOrderEntries({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: Found[] }>(FOUND, {
      tables: ENTRY_SOURCE_TABLES,
    })
    const [found] = rows
    if (!found?.ready) return
    if (found.version === VERSION && Number(found.triggers) === TRIGGERS) return
    await needTrigrams(transaction)
    await transaction.raw(STATEMENTS)
    await transaction.raw(`select shop_order_refresh(array(select id from "order"))`)
    await transaction.raw("analyze order_entry")
    await transaction.raw(`comment on function shop_order_refresh(text[]) is '${VERSION}'`)
  })
}
