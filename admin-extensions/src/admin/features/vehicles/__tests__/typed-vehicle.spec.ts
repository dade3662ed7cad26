import { describe, expect, it } from "vitest"
import { typedVehicle, vehicleBody, vehicleLineOf } from "../typed-vehicle"

const VEHICLE = {
  id: 7,
  model_id: 3,
  make_id: 1,
  make: "Velmont",
  model: "Tessera",
  generation: "II",
  body: "Hatchback",
  engine_codes: ["VX16T", "VX16U"],
  fuel: "Petrol",
  cc: 1598,
  kw: null,
  built_from: "2013-06",
  built_to: null,
  keys: [
    { scheme: "ktype" as const, value: "55123" },
    { scheme: "ktype" as const, value: "55124" },
    { scheme: "hsn_tsn" as const, value: "0603BHN" },
  ],
  fitments: 0,
  garages: 0,
  version: "",
}

describe("a vehicle's form", () => {
  it("sends what stood in it, where nothing was typed", () => {
    const { model_id, generation, body, engine_codes, fuel, cc, kw, built_from, built_to, keys } =
      VEHICLE
    const said = { model_id, generation, body, engine_codes, fuel, cc, kw, built_from, built_to }
    expect(vehicleBody(typedVehicle(VEHICLE), 3)).toEqual({ ...said, keys })
  })

  it("has room for a new one, of which the server tells what is missing", () => {
    expect(vehicleBody(typedVehicle(null), 3)).toMatchObject({
      ...{ engine_codes: [], cc: null, built_from: "", built_to: null, keys: [] },
    })
    expect(vehicleBody({ ...typedVehicle(null), kw: "85 kW" }, 3).kw).toBeNaN()
  })

  it("shows what is wrong with a key under the keys of its kind", () => {
    expect(vehicleLineOf("keys.2.value", VEHICLE)).toBe("hsn_tsn")
    expect(vehicleLineOf("engine_codes.0", VEHICLE)).toBe("engine_codes")
    expect(vehicleLineOf("kw", VEHICLE)).toBe("kw")
  })
})
