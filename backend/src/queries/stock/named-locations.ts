import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** Every stock location, by its id and its name in small letters; a shared name means none. */
export async function readNamedLocations(
  container: MedusaContainer,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queryPrepared<{ id: string; name: string | null }>(
    container,
    `select id, case when count(*) over (partition by lower(btrim(name))) = 1
      then lower(btrim(name)) end as name
    from stock_location where deleted_at is null`,
  )
  return new Map(
    rows.flatMap(({ id, name }) => [
      [id, id] as const,
      ...(name === null ? [] : [[name, id] as const]),
    ]),
  )
}
