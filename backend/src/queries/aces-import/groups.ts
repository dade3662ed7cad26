import type { MedusaContainer } from "@medusajs/framework/types"
import type { AcesGroup, AcesGroupsQuery } from "../../contract/aces/aces-import"
import { queryPrepared } from "../database/prepared-query"

/** What the id of a group `g` means. */
export const MEANING = "left join aces_mapping m on m.kind = g.kind and m.value = g.value"

/** Whether nothing is known of a group `g` and its mapping `m`; a vehicle's own key says it, too. */
export const IS_OPEN = `(m.kind is null and not (g.kind = 'BaseVehicle' and exists (
    select from vehicle_key key where key.scheme = 'vcdb' and key.value = g.value)))`

const month = (column: string) =>
  `case when ${column} is not null then to_char(${column}, 'FM0000"-"00') end`

const NAMES = (names: string) => `coalesce((select json_agg(json_build_object(
      'id', named.id, 'name', named.name) order by named.name) from (${names}) named), '[]')`

const VEHICLES = NAMES(`select v.id, concat_ws(' ', k.name, o.name, nullif(v.generation, ''),
      array_to_string(v.engine_codes, ' ')) as name
    from vehicle v join vehicle_model o on o.id = v.model_id join vehicle_make k on k.id = o.make_id
    where v.id = any(m.vehicles)`)

const MODELS = NAMES(`select o.id, concat_ws(' ', k.name, o.name) as name
    from vehicle_model o join vehicle_make k on k.id = o.make_id where o.id = any(m.models)`)

const PAGE = `with found as (
  select g.kind, g.value, g.rows, g.line, ${IS_OPEN} as is_open
  from aces_group g ${MEANING}
  where g.run_id = :id and (cast(:kind as text) is null or g.kind = :kind)
    and (cast(:isOpen as boolean) is null or (${IS_OPEN}) = :isOpen)
), page as (
  select *, row_number() over (order by is_open desc, kind = 'Part', rows desc, kind, value) as place
  from found order by place limit :limit offset :offset
)
select (select cast(count(*) as integer) from found) as count, coalesce((
  select json_agg(json_build_object('kind', g.kind, 'value', g.value, 'rows', g.rows,
    'line', g.line, 'is_open', g.is_open,
    'mapping', case when m.kind is not null then json_build_object('action', m.action,
      'vehicles', ${VEHICLES}, 'models', ${MODELS}, 'built_from', ${month("m.built_from")},
      'built_to', ${month("m.built_to")}, 'engine_codes', m.engine_codes, 'text', m.text) end)
    order by g.place)
  from page g ${MEANING}), '[]') as groups`

/** A page of what a run's Apps name: what waits for a mapping first, then the most rows. */
export async function readAcesGroups(
  container: MedusaContainer,
  { id, kind, is_open, limit, offset }: AcesGroupsQuery & { id: number },
): Promise<{ count: number; groups: AcesGroup[] }> {
  const [answer] = await queryPrepared<{ count: number; groups: AcesGroup[] }>(container, PAGE, {
    ...{ id, limit, offset },
    kind: kind ?? null,
    isOpen: is_open ?? null,
  })
  return answer ?? { count: 0, groups: [] }
}
