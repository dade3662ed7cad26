import type { MedusaContainer } from "@medusajs/framework/types"
import type {
  StaffFitment,
  StaffFitmentList,
  StaffFitmentsQuery,
} from "../../contract/staff/vehicle/fitments"
import { withoutZero } from "../../contract/text"
import { monthText } from "../../contract/vehicle/month"
import { queryPrepared } from "../database/prepared-query"
import { VEHICLE_TEXT } from "../vehicle/staff-vehicles"
import { OF_VEHICLE, VEHICLE_ORDER } from "../vehicle/vehicle-rows"

/** Tells one state of fitment `f` from another: whoever changes it says which one they saw. */
export const FITMENT_VERSION = "md5(cast(f as text))"

const PAGE = `with found as materialized (
  select f.id, row_number() over (order by ${VEHICLE_ORDER}, f.position, f.id) as place
  from fitment f join vehicle v on v.id = f.vehicle_id ${OF_VEHICLE}
  where (cast(:id as bigint) is null or f.id = :id)
    and (cast(:variant_id as text) is null or f.variant_id = :variant_id)
    and not exists (
      select from unnest(cast(:words as text[])) word where strpos(${VEHICLE_TEXT}, word) = 0)
)
select (select cast(count(*) as integer) from found) as count, coalesce((
  select json_agg(row order by row.place) from (
    select page.place, f.id, f.variant_id, f.position, f.quantity, f.built_from, f.built_to,
      f.note, f.source, ${FITMENT_VERSION} as version,
      json_build_object('id', v.id, 'make_id', m.make_id, 'model_id', v.model_id, 'make', k.name,
        'model', m.name, 'generation', v.generation, 'body', v.body,
        'engine_codes', v.engine_codes, 'fuel', v.fuel, 'cc', v.cc, 'kw', v.kw,
        'built_from', v.built_from, 'built_to', v.built_to) as vehicle
    from found page join fitment f on f.id = page.id
    join vehicle v on v.id = f.vehicle_id ${OF_VEHICLE}
    order by page.place limit :limit offset :offset) row), '[]') as fitments`

type Months = { built_from: number | null; built_to: number | null }
type Row = Omit<StaffFitment, keyof Months | "vehicle"> &
  Months & { place?: number; vehicle: Omit<StaffFitment["vehicle"], keyof Months> & Months }

type Asked = Partial<StaffFitmentsQuery> & { id?: number }

/** A page of a part's fitments by vehicle; of an `id` that one, or none. */
export async function readStaffFitments(
  container: MedusaContainer,
  { q = "", id, variant_id, limit = 1, offset = 0 }: Asked,
): Promise<StaffFitmentList> {
  const words = withoutZero(q).toLowerCase().split(/\s+/).filter(Boolean)
  const [found] = await queryPrepared<{ count: number; fitments: Row[] }>(container, PAGE, {
    words,
    id: id ?? null,
    variant_id: withoutZero(variant_id) ?? null,
    limit,
    offset,
  })
  const fitments = (found?.fitments ?? []).map(({ place: _, vehicle, ...row }) => ({
    ...withMonths(row),
    vehicle: { ...withMonths(vehicle), built_from: monthOrNull(vehicle.built_from) ?? "" },
  }))
  return { count: found?.count ?? 0, fitments }
}

function withMonths<Row extends Months>(row: Row) {
  return { ...row, built_from: monthOrNull(row.built_from), built_to: monthOrNull(row.built_to) }
}

function monthOrNull(month: number | null): string | null {
  return month === null ? null : monthText(month)
}
