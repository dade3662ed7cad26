import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LOADER_LOCK } from "../../../locks/locks"
import {
  BASE_PRICE_INDEX,
  EXTERNAL_ID_INDEX,
  IMAGE_INDEX,
  LIST_INDEX,
  LIST_PRICE_INDEX,
  NAME_INDEX,
  OPTION_INDEX,
  OPTION_VALUE_INDEX,
  PICTURE_INDEX,
  RUNG_INDEX,
  SKU_INDEX,
} from "../product-indexes"
import { takenTwice } from "../taken-twice"

/**
 * Makes the indexes that are missing. Modules migrate at the same time, so a migration of ours could
 * come before Medusa's product table; a loader comes after all of them, at every start, and so also
 * makes up for an index that existing duplicates forbade the last time.
 */
export async function indexProducts({ container, logger }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const wanted = [
    ...[LIST_INDEX, NAME_INDEX, EXTERNAL_ID_INDEX, SKU_INDEX],
    ...[PICTURE_INDEX, IMAGE_INDEX, OPTION_INDEX, OPTION_VALUE_INDEX],
    ...[LIST_PRICE_INDEX, BASE_PRICE_INDEX, RUNG_INDEX],
  ]
  const { rows } = await database.raw<{ rows: { tables: string[]; missing: string[] }[] }>(
    `select array(select name from unnest(cast(? as text[])) name
        where to_regclass(name) is not null) as tables,
      array(select name from unnest(cast(? as text[])) name where to_regclass(name) is null) as missing`,
    [wanted.map(({ table }) => table), wanted.map(({ name }) => name)],
  )
  const [found] = rows
  const missing = wanted.filter(
    ({ name, table }) => found?.tables.includes(table) && found.missing.includes(name),
  )
  for (const index of missing) {
    await database.transaction(async (transaction) => {
      await transaction.raw(LOADER_LOCK)
      const names = index === NAME_INDEX ? await takenTwice(transaction) : []
      if (names.length === 0) await transaction.raw(index.statement)
      else logger?.warn(sentence(names))
    })
  }
}

function sentence(names: string[]): string {
  const some = names.slice(0, 10).map((name) => `"${name}"`)
  const rest = names.length > some.length ? ` and ${names.length - some.length} more` : ""
  return (
    `Several products share a name: ${some.join(", ")}${rest}. ` +
    "Rename all but one of each in Medusa Admin; names are kept unique from the next start on."
  )
}
