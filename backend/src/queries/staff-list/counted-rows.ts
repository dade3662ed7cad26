import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const COUNT = `select cast(coalesce(sum(entries), 0) as integer) as count from catalogue_tally
  where shelf = any(cast(:shelves as text[]))`

/** How many rows a list of Medusa's has, by shelves of COUNTED_ROWS. */
export async function readCount(
  container: MedusaContainer,
  shelves: readonly string[],
): Promise<number> {
  const [row] = await queryPrepared<{ count: number }>(container, COUNT, { shelves })
  return row?.count ?? 0
}
