import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import { LOADER_LOCK } from "../../../locks/locks"
import { INVENTORY_NAMES, NAMED_TABLES, NAMING_FUNCTION } from "../inventory-names"

const VERSION = createHash("sha256").update(INVENTORY_NAMES).digest("hex")

type Found = { ready: boolean; version: string | null }

/** Puts the triggers there that name what is stocked, and names what is there: once a version. */
export async function nameInventory({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    await transaction.raw(LOADER_LOCK)
    const { rows } = await transaction.raw<{ rows: Found[] }>(
      `select not exists (select from unnest(cast(? as text[])) wanted
          where to_regclass(wanted) is null) as ready,
        obj_description(to_regprocedure('${NAMING_FUNCTION}')) as version`,
      [NAMED_TABLES],
    )
    const [found] = rows
    if (!found?.ready || found.version === VERSION) return
    await transaction.raw(INVENTORY_NAMES)
    await transaction.raw(`comment on function ${NAMING_FUNCTION} is '${VERSION}'`)
  })
}
