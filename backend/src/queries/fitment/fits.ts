import type { MedusaContainer } from "@medusajs/framework/types"
import type { ToldFit } from "../../contract/vehicle/asked-vehicle"
import { judgeFit, type Fitment } from "../../contract/vehicle/fit"
import { monthText, type Month } from "../../contract/vehicle/month"
import { queryPrepared } from "../database/prepared-query"
import type { NamedVehicle } from "./asked-vehicle"

/** What is said of parts and the vehicle that was named, by variant; empty where none was. */
export type Fits = ReadonlyMap<string, ToldFit>

export const NO_FITS: Fits = new Map()

const FITMENTS = `select wanted.id as variant_id,
    exists (select from fitment where variant_id = wanted.id) as is_known,
    coalesce((
      select json_agg(json_build_object('builtFrom', f.built_from, 'builtTo', f.built_to,
        'note', f.note, 'position', f.position) order by f.id)
      from fitment f
      where f.vehicle_id = cast(:vehicle as integer) and f.variant_id = wanted.id), '[]') as fitments
  from unnest(cast(:ids as text[])) wanted(id)`

type Placed = Fitment & { position: string }
type Row = { variant_id: string; is_known: boolean; fitments: Placed[] }

/** Whether variants fit a vehicle, if one is named. */
export async function readFits(
  container: MedusaContainer,
  { vehicle, ids }: { vehicle: NamedVehicle | undefined; ids: readonly string[] },
): Promise<Fits> {
  if (!vehicle || ids.length === 0) return NO_FITS
  const rows = await queryPrepared<Row>(container, FITMENTS, {
    vehicle: vehicle.id,
    ids: [...new Set(ids)],
  })
  const { months } = vehicle
  return new Map(
    rows.map(({ variant_id, is_known: isKnown, fitments }) => {
      const { fit, conditions } = judgeFit({ months, fitments, isKnown })
      return [variant_id, { fit, fitNotes: conditions.map(toNote) }] as const
    }),
  )
}

function toNote({ position, note, builtFrom, builtTo }: Placed): ToldFit["fitNotes"][number] {
  const told = (month: Month | null) => (month === null ? null : monthText(month))
  return { position, note, builtFrom: told(builtFrom), builtTo: told(builtTo) }
}
