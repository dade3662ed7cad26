import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { callerOf, fakeShop, found } from "../fake-shop"
import { serve } from "../serve"

/** The first vehicle of each, by what tells them apart. */
function firstOf(told: (vehicle: Vehicle) => string): Vehicle[] {
  return [...new Map(fakeShop.vehicles.map((one) => [told(one), one])).values()]
}

export const vehicleHandlers = [
  serve("listVehicleMakes", () => ({
    body: {
      success: true,
      data: firstOf(({ makeHandle }) => makeHandle).map(({ make, makeHandle }) => ({
        ...{ _id: makeHandle, name: make, handle: makeHandle },
      })),
    },
  })),
  serve("listVehicleModels", ({ query }) => ({
    body: {
      success: true,
      data: firstOf(({ makeHandle, modelHandle }) => `${makeHandle} ${modelHandle}`)
        .filter(({ makeHandle }) => makeHandle === query.get("make"))
        .map(({ make, makeHandle, model, modelHandle }) => ({
          ...{ _id: modelHandle, name: model, handle: modelHandle, make, makeHandle },
        })),
    },
  })),
  serve("listVehicles", ({ query }) => ({
    body: {
      success: true,
      data: fakeShop.vehicles.filter(
        ({ makeHandle, modelHandle }) =>
          makeHandle === query.get("make") && modelHandle === query.get("model"),
      ),
    },
  })),
  // Of one key, all are the K-type, or the HSN, of the vehicle whose id they are.
  serve("lookUpVehicle", ({ query }) => ({
    body: {
      success: true,
      data: fakeShop.vehicles.filter(({ _id }) =>
        [query.get("ktype"), query.get("hsn")].includes(_id),
      ),
    },
  })),
  serve("getVehicle", ({ params }) => ({
    body: { success: true, data: found(fakeShop.vehicles, params.id ?? "", "vehicle_not_found") },
  })),
  serve("getGarage", ({ token }) => {
    callerOf(token)
    return { body: { success: true, data: fakeShop.garage } }
  }),
]
