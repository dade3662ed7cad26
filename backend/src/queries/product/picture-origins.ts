import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** More than any list of origins that a page can be told of. */
const MOST_ROWS = 1000

const ORIGINS = `select distinct
    split_part(address, '/', 1) || '//' || split_part(address, '/', 3) as origin
  from (
    select thumbnail as address from product where deleted_at is null
    union all select url from image where deleted_at is null
  ) as picture
  where address ilike 'http%://%' limit ${MOST_ROWS}`

/** Name and port alone: what else an address may hold would be words of a content policy. */
const PLAIN = /^https?:\/\/(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d+)?$/

/** The web origins at which products have pictures, in the form that browsers compare. */
export async function readPictureOrigins(container: MedusaContainer): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { origin: string }[] }>(ORIGINS)
  const origins = rows.flatMap(({ origin }) => originOf(origin) ?? [])
  return [...new Set(origins)].sort()
}

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return PLAIN.test(origin) ? origin : undefined
}
