import type { MedusaContainer } from "@medusajs/framework/types"
import type { ChangeType } from "../../contract/change/change-types"
import type { OrderEventData } from "../../contract/webhook/webhook-event"
import { queryPrepared } from "../database/prepared-query"
import type { ChangePlace } from "./change-cursor"

/** A change as the feed keeps it. */
export type ChangeRow = {
  place: number
  /** Of the things of its entry, from 1. */
  thing: number
  type: ChangeType
  thing_id: string
  at: Date
  detail: Omit<OrderEventData, "order"> | null
}

const PAGE = `select cast(e.place as float) as place, cast(item.thing as int) as thing, e.type,
    item.id as thing_id, e.at, e.detail
  from change_entry e
  cross join lateral unnest(e.thing_ids) with ordinality item(id, thing)
  where e.place >= :place and (e.place > :place or item.thing > :thing)
    and e.type = any(cast(:types as text[]))
  order by e.place, item.thing
  limit :limit`

type Asked = { after: ChangePlace; types: readonly ChangeType[]; limit: number }

/** What changed behind a place, in order. */
export function readChanges(
  container: MedusaContainer,
  { after: { place, thing }, types, limit }: Asked,
): Promise<ChangeRow[]> {
  return queryPrepared<ChangeRow>(container, PAGE, { place, thing, types: [...types], limit })
}

/** By the column: a bare "place" is what is answered, a cast, which no index has. */
export const LAST_CHANGE = `select cast(e.place as float) as place, e.at,
    cardinality(e.thing_ids) as thing
  from change_entry e order by e.place desc limit 1`

type LastRow = { place: number; at: Date; thing: number }

/** The last change of all; undefined where there never was one. */
export async function readLastChange(container: MedusaContainer): Promise<ChangePlace | undefined> {
  const [last] = await queryPrepared<LastRow>(container, LAST_CHANGE)
  return last && { ...last, at: last.at.getTime() }
}

const STANDING = `select
    (select at from change_entry where place = :place) as at,
    coalesce((select cast(place as float) from change_forgotten), -1) as forgotten`

/** Whether reading may go on behind a place: what follows it is kept, and it is of this shop's feed. */
export async function standingOf(
  container: MedusaContainer,
  { place, at }: ChangePlace,
): Promise<"kept" | "forgotten" | "unknown"> {
  type Found = { at: Date | null; forgotten: number }
  const [found] = await queryPrepared<Found>(container, STANDING, { place })
  if (!found) return "unknown"
  if (found.at) return found.at.getTime() === at ? "kept" : "unknown"
  if (place <= found.forgotten) return "forgotten"
  return place === 0 ? "kept" : "unknown"
}
