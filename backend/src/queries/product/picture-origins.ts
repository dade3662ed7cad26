import type { MedusaContainer } from "@medusajs/framework/types"
import { isRemote, originOf } from "../../derived/picture-origin"
import { queryPrepared } from "../database/prepared-query"

/** More than any list of origins that a page can be told of. */
const MOST_ROWS = 1000

/** From one origin to the next by the index, however many pictures each of them has. */
const originsIn = (table: string, address: string) => {
  const next = (behind: string) => `(
      select ${originOf(address)} from ${table}
      where deleted_at is null and ${isRemote(address)} ${behind}
      order by ${originOf(address)} limit 1)`
  return `of_${table} (origin) as (
    select ${next("")}
    union all
    select ${next(`and ${originOf(address)} > last.origin`)}
    from of_${table} last where last.origin is not null
  )`
}

export const PICTURE_ORIGINS = `with recursive ${originsIn("product", "thumbnail")}, ${originsIn("image", "url")}
  select origin from (
    (select origin from of_product limit ${MOST_ROWS})
    union (select origin from of_image limit ${MOST_ROWS})) found
  where origin is not null`

/** Name and port alone: what else an address may hold would be words of a content policy. */
const PLAIN = /^https?:\/\/(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d+)?$/

/** The web origins at which products have pictures, in the form that browsers compare. */
export async function readPictureOrigins(container: MedusaContainer): Promise<string[]> {
  const rows = await queryPrepared<{ origin: string }>(container, PICTURE_ORIGINS)
  const origins = rows.flatMap(({ origin }) => comparable(origin) ?? [])
  return [...new Set(origins)].sort()
}

function comparable(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return PLAIN.test(origin) ? origin : undefined
}
