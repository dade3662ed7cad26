import { addFitment, addVehicle } from "../../setup/vehicles/vehicles"
import type { Golden } from "./golden-call"

const UNKNOWN = { id: "prod_unknown" }
const NOT_FOUND = { status: 404, code: "product_not_found" }

/** All calls of vehicles and of what fits them. */
export function describeVehicles({ answer, refusal, world }: Golden): void {
  let vehicle: string
  beforeEach(async () => {
    vehicle = await addVehicle(world().container, { keys: { ktype: "4711" } })
    await addFitment(world().container, { part: world().part, vehicle })
  })

  it("answers its rows to a guest", async () => {
    for (const [id, query] of [
      ["listVehicleMakes", ""],
      ["listVehicleModels", "?make=velmont"],
      ["listVehicleMakes", "?with=parts"],
      ["listVehicleModels", "?with=parts"],
      ["listVehicles", "?make=velmont&model=tessera&year=2014"],
      ["lookUpVehicle", "?ktype=4711"],
    ] as const) {
      expect(await answer(id, { query })).toMatchObject({ data: [{}] })
    }
    expect(await answer("getVehicle", { parameters: { id: vehicle } })).toMatchObject({
      data: { _id: vehicle, make: "Velmont" },
    })
    const parameters = { id: world().part.id }
    expect(await answer("listProductVehicles", { parameters })).toMatchObject({
      data: [{ vehicle: { _id: vehicle } }],
    })
    expect(await answer("getProductNumbers", { parameters })).toMatchObject({
      data: { numbers: expect.arrayContaining([expect.objectContaining({ kind: "sku" })]) },
    })
  })

  it("answers what fits a model, and is 404 for an unknown one", async () => {
    expect(await answer("getVehicleModel", { query: "?make=velmont&model=tessera" })).toMatchObject(
      { data: { parts: 1, vehicles: [{ _id: vehicle, parts: 1 }], groups: [{}] } },
    )
    const unknown = { status: 404, code: "vehicle_model_not_found" }
    await refusal("getVehicleModel", { query: "?make=velmont&model=none" }, unknown)
  })

  it("is 404 for an unknown product", async () => {
    for (const id of ["listProductVehicles", "getProductNumbers"]) {
      await refusal(id, { parameters: UNKNOWN }, NOT_FOUND)
    }
  })

  it("is 404 for an unknown vehicle", async () => {
    for (const id of ["0", "999999", "tessera"]) {
      await refusal(
        "getVehicle",
        { parameters: { id } },
        { status: 404, code: "vehicle_not_found" },
      )
    }
  })

  it("tells whether products fit, and is 404 for an unknown vehicle", async () => {
    const { part, owner } = world()
    const lines = [{ productId: part.id, qty: 50 }]
    const rows = { lines: [{ row: 1, number: part.sku }] }
    const calls: Readonly<Record<string, object>> = {
      listProducts: {},
      getProductFacets: {},
      suggestProducts: {},
      getProduct: { parameters: { id: part.id } },
      getBasket: { token: owner.token },
      checkBasket: { body: { lines } },
      checkOrderLines: { body: rows },
    }
    const unknown = { status: 404, code: "vehicle_not_found", field: "vehicle" }
    for (const [id, given] of Object.entries(calls)) {
      await answer(id, { ...given, query: `?vehicle=${vehicle}` })
      await refusal(id, { ...given, query: "?vehicle=0" }, unknown)
    }
  })

  it("is 400 for a query that is wrong, and names its field", async () => {
    const wrong = { status: 400, code: "invalid_input" }
    await refusal("listVehicles", { query: "?year=13" }, { ...wrong, field: "year" })
    await refusal("listVehicles", { query: "?limit=0" }, { ...wrong, field: "limit" })
    await refusal("getVehicleModel", { query: "?make=velmont" }, { ...wrong, field: "model" })
    await refusal("lookUpVehicle", { query: "?hsn=0603" }, { ...wrong, field: "tsn" })
  })
}
