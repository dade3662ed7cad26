import { brandAndNumber } from "../../../contract/product/brand-and-number"
import { codeOf } from "../../../contract/product/part-number"
import type { GarageVehicle } from "../../../contract/vehicle/garage"
import type { ModelParts } from "../../../contract/vehicle/model-parts"
import { monthText } from "../../../contract/vehicle/month"
import type {
  OtherPart,
  ProductNumber,
  ProductVehicle,
  Vehicle,
  VehicleMake,
  VehicleModel,
} from "../../../contract/vehicle/vehicle"
import type { GarageRow } from "../../../queries/garage/garage"
import type { NumberRow, OtherPartRow } from "../../../queries/fitment/product-numbers"
import type { ProductVehicleRow } from "../../../queries/fitment/product-vehicles"
import type { ModelPartsRow } from "../../../queries/vehicle/model-parts"
import type { MakeRow, ModelRow, VehicleRow } from "../../../queries/vehicle/vehicle-rows"

/** A month that may be missing, as calls tell it. */
export function monthOrNull(month: number | null): string | null {
  return month === null ? null : monthText(month)
}

export function toMake({ id, name, handle }: MakeRow): VehicleMake {
  return { _id: String(id), name, handle }
}

export function toModel({ make, make_handle, ...model }: ModelRow): VehicleModel {
  return { ...toMake(model), make, makeHandle: make_handle }
}

export function toVehicle(row: VehicleRow): Vehicle {
  return {
    _id: String(row.id),
    make: row.make,
    makeHandle: row.make_handle,
    model: row.model,
    modelHandle: row.model_handle,
    generation: row.generation,
    body: row.body,
    engineCodes: row.engine_codes,
    fuel: row.fuel,
    cc: row.cc,
    kw: row.kw,
    builtFrom: monthText(row.built_from),
    builtTo: monthOrNull(row.built_to),
  }
}

export function toModelParts({ parts, vehicles, groups, ...model }: ModelPartsRow): ModelParts {
  return {
    ...toModel(model),
    parts,
    vehicles: vehicles.map((vehicle) => ({ ...toVehicle(vehicle), parts: vehicle.parts })),
    groups: groups.map((group) => ({ ...group, vehicles: group.vehicles.map(String) })),
  }
}

export function toProductVehicle(row: ProductVehicleRow): ProductVehicle {
  return {
    vehicle: toVehicle(row),
    position: row.position,
    builtFrom: monthOrNull(row.fitted_from),
    builtTo: monthOrNull(row.fitted_to),
    note: row.note,
    quantity: row.quantity,
  }
}

/** Numbers of other makers bear the maker's name; a part's own do not. */
export function toProductNumber({ kind, shown }: NumberRow): ProductNumber {
  const isOthers = kind === "oem" || kind === "competitor"
  const { brand, number } = isOthers ? brandAndNumber(shown) : { brand: "", number: shown }
  return { kind, brand, number, code: codeOf(number).toLowerCase() }
}

export function toOtherPart({ id, name, sku }: OtherPartRow): OtherPart {
  return { productId: id, productName: name, sku }
}

export function toGarageVehicle({ garage_id, ...row }: GarageRow): GarageVehicle {
  const { version, plate, label, count } = row
  return { _id: garage_id, version, vehicle: toVehicle(row), plate, label, count }
}
