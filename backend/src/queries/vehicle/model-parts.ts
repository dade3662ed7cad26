import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import { queryPrepared } from "../database/prepared-query"
import { hasPrice, SHOP_AND_LISTS } from "../product/price-in-force"
import { isPublicCategory } from "../product/public-category"
import { GUEST, type Buyer } from "../product/sellable"
import { OF_VEHICLE, VEHICLE_COLUMNS, type ModelRow, type VehicleRow } from "./vehicle-rows"

export type ModelVehicleRow = VehicleRow & { parts: number }

type GroupRow = { name: string; handle: string; count: number; vehicles: number[] }

export type ModelPartsRow = ModelRow & {
  /** Each that fits one of the vehicles, once. */
  parts: number
  vehicles: ModelVehicleRow[]
  groups: GroupRow[]
}

/** The fitments of the model's vehicles alone are read, and of these an index; then each part once. */
const PARTS = `with ${SHOP_AND_LISTS}, model as materialized (
  select m.id, m.name, m.handle, k.name as make, k.handle as make_handle
  from vehicle_model m join vehicle_make k on k.id = m.make_id
  where k.handle = :make and m.handle = :model
), fitted as materialized (
  select distinct f.vehicle_id, f.variant_id
  from (select id from vehicle where model_id = (select id from model) offset 0) v
  cross join lateral (
    select f.vehicle_id, f.variant_id from fitment f where f.vehicle_id = v.id offset 0) f
), sold as materialized (
  select e.variant_id, e.category_ids
  from (select distinct variant_id from fitted) f
  cross join lateral (
    select e.variant_id, e.category_ids from catalogue_entry e
    where e.variant_id = f.variant_id
      and (e.has_base or ${hasPrice("e.variant_id")})
    offset 0) e
), counted as (
  select fitted.vehicle_id, cast(count(*) as integer) as parts
  from fitted join sold on sold.variant_id = fitted.variant_id
  group by fitted.vehicle_id
), placed as (
  select category, cast(count(*) as integer) as parts
  from sold cross join unnest(category_ids) category
  group by category
), of_vehicles as (
  select category, array_agg(vehicle_id order by vehicle_id) as vehicles
  from (
    select distinct category, fitted.vehicle_id
    from sold cross join unnest(category_ids) category
    join fitted on fitted.variant_id = sold.variant_id) each
  group by category
)
select model.*, (select cast(count(*) as integer) from sold) as parts,
  coalesce((
    select json_agg(each order by each.built_from, each.generation, each.id) from (
      select ${VEHICLE_COLUMNS}, coalesce(counted.parts, 0) as parts
      from vehicle v ${OF_VEHICLE} left join counted on counted.vehicle_id = v.id
      where v.model_id = model.id) each
  ), '[]') as vehicles,
  coalesce((
    select json_agg(json_build_object('name', c.name, 'handle', c.handle, 'count', placed.parts,
      'vehicles', of_vehicles.vehicles) order by placed.parts desc, c.name)
    from placed
    join of_vehicles on of_vehicles.category = placed.category
    join product_category c on c.id = placed.category and ${isPublicCategory("c.")}
  ), '[]') as groups
from model`

/** A model by the handles of make and model, its vehicles, and what fits them; undefined for none. */
export async function readModelParts(
  container: MedusaContainer,
  { make, model, buyer = GUEST }: { make: string; model: string; buyer?: Buyer },
): Promise<ModelPartsRow | undefined> {
  const named = { make: withoutZero(make), model: withoutZero(model) }
  const bindings = { ...named, customer_id: buyer.customer_id }
  const [found] = await queryPrepared<ModelPartsRow>(container, PARTS, bindings)
  return found
}
