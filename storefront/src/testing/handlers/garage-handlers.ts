import {
  changeGarageVehicleSchema,
  newGarageVehicleSchema,
  type GarageVehicle,
} from "@shop/contract/vehicle/garage"
import { REFUSALS } from "@shop/contract/refusals"
import { callerOf, fakeShop, found } from "../fake-shop"
import { Refusal, serve } from "../serve"

const MISSING = "garage_vehicle_not_found"

export const garageHandlers = [
  serve("addToGarage", ({ body, token }) => {
    callerOf(token)
    const { vehicleId, ...told } = newGarageVehicleSchema.parse(body)
    const vehicle = found(fakeShop.vehicles, vehicleId, "vehicle_not_found")
    const _id = `garage_${fakeShop.garage.length + 1}`
    const own: GarageVehicle = { _id, version: 1, vehicle, ...told }
    fakeShop.garage.push(own)
    return { body: { success: true, data: own } }
  }),
  serve("changeGarageVehicle", ({ body, params, token }) => {
    callerOf(token)
    const own = found(fakeShop.garage, params.id ?? "", MISSING)
    const { version, ...change } = changeGarageVehicleSchema.parse(body)
    if (version !== own.version) {
      const message = REFUSALS.garage_vehicle_changed.sentence
      throw new Refusal(409, "garage_vehicle_changed", { message })
    }
    Object.assign(own, change, { version: version + 1 })
    return { body: { success: true, data: own } }
  }),
  serve("deleteGarageVehicle", ({ params, token }) => {
    callerOf(token)
    const gone = found(fakeShop.garage, params.id ?? "", MISSING)
    fakeShop.garage = fakeShop.garage.filter((own) => own !== gone)
    return { body: { success: true } }
  }),
]
