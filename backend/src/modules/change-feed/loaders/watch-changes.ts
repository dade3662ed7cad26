import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import { LOADER_LOCK } from "../../../locks/locks"
import { CHANGE_SOURCE_TABLES, CHANGE_TRIGGERS } from "../change-sources"

const VERSION = createHash("sha256").update(CHANGE_TRIGGERS).digest("hex")
const TRIGGERS = CHANGE_TRIGGERS.split("create or replace trigger").length - 1

const FOUND = `select
    not exists (
      select from unnest(cast(:tables as text[])) wanted
      where to_regclass(quote_ident(wanted)) is null) as ready,
    obj_description(to_regclass('change_mark')) as version,
    (select count(*) from pg_trigger
      where tgname like 'shop\\_change\\_%' and tgenabled <> 'D') as triggers`

type Found = { ready: boolean; version: string | null; triggers: string }

/**
 * Makes the triggers that write down what changes: once for each version, and again where one is
 * gone. A loader, because a migration of ours could come before Medusa's tables.
 */
export async function watchChanges({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: Found[] }>(FOUND, {
      tables: [...CHANGE_SOURCE_TABLES, "change_mark"],
    })
    const [found] = rows
    if (!found?.ready) return
    if (found.version === VERSION && Number(found.triggers) === TRIGGERS) return
    await transaction.raw(CHANGE_TRIGGERS)
    await transaction.raw(`comment on table change_mark is '${VERSION}'`)
  })
}
