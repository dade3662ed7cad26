import { garageVehicleSchema } from "../../../src/contract/vehicle/garage"
import { addVehicle } from "../../setup/vehicles/vehicles"
import { signUp } from "../../setup/people"
import { dataOf } from "../../setup/test-api"
import type { Scenario, Shop } from "../scenario"

/** Somebody with a vehicle in their garage, and its address. */
async function garageOf({ api, container }: Shop) {
  const { token } = await signUp(api)
  const vehicleId = await addVehicle(container)
  const { _id } = dataOf(await api.post("/garage", { vehicleId }, token), garageVehicleSchema)
  return { token, path: `/garage/${_id}` }
}

export const GARAGE_SCENARIOS: readonly Scenario[] = [
  {
    call: "addToGarage",
    name: "a vehicle that is put into a garage",
    arrange: async ({ api, container }) => {
      const { token } = await signUp(api)
      const body = { vehicleId: await addVehicle(container), plate: "DL-HM 204", count: 3 }
      return () => api.post("/garage", body, token)
    },
  },
  {
    call: "changeGarageVehicle",
    name: "a garage's vehicle that is told anew",
    arrange: async (shop) => {
      const { token, path } = await garageOf(shop)
      return () => shop.api.put(path, { label: "Vans", version: 1 }, token)
    },
  },
  {
    call: "deleteGarageVehicle",
    name: "a vehicle that is taken out of a garage",
    arrange: async (shop) => {
      const { token, path } = await garageOf(shop)
      return () => shop.api.delete(path, token)
    },
  },
]
