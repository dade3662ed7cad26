import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductFilter } from "../../contract/product/product-search"
import { LAST_MONTH, type Month, type Months } from "../../contract/vehicle/month"
import { ShopError, wrongField } from "../../errors/shop-error"
import { queryPrepared } from "../database/prepared-query"
import { vehicleIdOf } from "../vehicle/vehicle-rows"

/** A vehicle that parts are to fit, and the months that count. */
export type NamedVehicle = { id: number; months: Months }

/** What narrows a list: to what fits a vehicle, too. */
export type CatalogueFilter = ProductFilter & {
  fitting?: NamedVehicle | undefined
  /** Labels of measures that an index finds (queries/product-search/few-valued.ts). */
  fewValued?: readonly string[] | undefined
}

const BUILT = "select built_from, built_to from vehicle where id = :id"

type Asked = {
  vehicle: string
  built?: Month | undefined
  /** What a body calls it. */
  field?: "vehicleId"
}

/**
 * The vehicle of an id, in the month that is named or in all of its own. Throws vehicle_not_found, and
 * invalid_input for a month in which it was not built.
 */
export async function readNamedVehicle(
  container: MedusaContainer,
  { vehicle, built, field }: Asked,
): Promise<NamedVehicle> {
  type Row = { built_from: Month; built_to: Month | null }
  const id = vehicleIdOf(vehicle)
  const [found] = await queryPrepared<Row>(container, BUILT, { id })
  if (!found) throw new ShopError("vehicle_not_found", { field: field ?? "vehicle" })
  const { built_from: from, built_to: to } = found
  if (built === undefined) return { id, months: { from, to } }
  if (built < from || built > (to ?? LAST_MONTH)) {
    throw wrongField("built", "This vehicle was not built in this month")
  }
  return { id, months: { from: built, to: built } }
}

/** Whether entry `e` fits, or may fit, the vehicle that fittingBindings bind: read from its fitments. */
export const IS_FITTING = `e.variant_id = any(array(
    select f.variant_id from fitment f
    where f.vehicle_id = cast(:fitting as integer)
      and coalesce(f.built_from, 0) <= cast(:fitting_last as integer)
      and coalesce(f.built_to, ${LAST_MONTH}) >= cast(:fitting_first as integer)))`

export function fittingBindings(fitting: NamedVehicle | undefined): Record<string, number> {
  if (!fitting) return {}
  const { id, months } = fitting
  return { fitting: id, fitting_first: months.from, fitting_last: months.to ?? LAST_MONTH }
}
