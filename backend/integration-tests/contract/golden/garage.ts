import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { garageVehicleSchema } from "../../../src/contract/vehicle/garage"
import { MOST_GARAGE_VEHICLES } from "../../../src/contract/vehicle/garage-limits"
import { answerOf } from "../../../src/contract/answer"
import { addVehicle } from "../../setup/vehicles/vehicles"
import { exactly } from "../support/fits"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

const UNKNOWN = { id: "garage_unknown" }
const NOT_FOUND = { status: 404, code: "garage_vehicle_not_found" }

/** All calls of a person's garage. */
export function describeGarage({ answer, refusal, world }: Golden): void {
  let vehicleId: string
  beforeEach(async () => {
    vehicleId = await addVehicle(world().container)
  })
  const token = () => world().owner.token
  const told = { plate: "DL-HM 204", label: "Vans", count: 12 }
  const add = async (headers?: Record<string, string>) => {
    const body = { vehicleId, ...told }
    const given = { token: token(), body, ...(headers && { headers }) }
    return exactly(answerOf(garageVehicleSchema), await answer("addToGarage", given)).data
  }

  it("adds, tells, changes and takes out a vehicle, for its owner alone", async () => {
    const { _id: id } = await add()
    const given = { parameters: { id }, token: token() }
    expect(await answer("getGarage", { token: token() })).toMatchObject({
      data: [{ _id: id, version: 1, vehicle: { _id: vehicleId }, ...told }],
    })
    expect(await answer("getGarage", { token: world().other.token })).toMatchObject({ data: [] })
    const changed = await answer("changeGarageVehicle", {
      ...given,
      body: { count: 11, version: "1" },
    })
    expect(changed).toMatchObject({ data: { ...told, count: 11, version: 2 } })
    const stale = { ...given, body: { label: "Old", version: 1 } }
    await refusal("changeGarageVehicle", stale, { status: 409, code: "garage_vehicle_changed" })
    await answer("deleteGarageVehicle", given)
    await refusal("deleteGarageVehicle", given, NOT_FOUND)
  })

  it("adds once per key", async () => {
    const headers = { "idempotency-key": "one" }
    expect((await add(headers))._id).toBe((await add(headers))._id)
    expect((await add({ "idempotency-key": "two" }))._id).not.toBe((await add(headers))._id)
    expect(await answer("getGarage", { token: token() })).toMatchObject({ data: [{}, {}] })
  })

  it("is 401 to a guest, and 404 to a stranger and for an unknown vehicle", async () => {
    const { _id: id } = await add()
    await refusal("getGarage", {}, NOT_SIGNED_IN)
    await refusal("addToGarage", { body: { vehicleId } }, NOT_SIGNED_IN)
    const bodies = { changeGarageVehicle: { version: 1 }, deleteGarageVehicle: undefined }
    for (const [call, body] of Object.entries(bodies)) {
      await refusal(call, { parameters: { id }, body }, NOT_SIGNED_IN)
      for (const stranger of [world().other.token, world().admin.token]) {
        await refusal(call, { parameters: { id }, body, token: stranger }, NOT_FOUND)
      }
      await refusal(call, { parameters: UNKNOWN, body, token: token() }, NOT_FOUND)
    }
    const unknown = { token: token(), body: { vehicleId: "0" } }
    const notThere = { status: 404, code: "vehicle_not_found", field: "vehicleId" }
    await refusal("addToGarage", unknown, notThere)
  })

  it("names what is wrong, and is 409 where it is full", async () => {
    const invalid = { status: 400, code: "invalid_input" }
    const wrongs = {
      plate: "x".repeat(21),
      label: "x".repeat(81),
      count: 0,
      vehicleId: "",
    }
    for (const [field, value] of Object.entries(wrongs)) {
      const body = { vehicleId, [field]: value }
      await refusal("addToGarage", { token: token(), body }, { ...invalid, field })
    }
    const database = world().container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw(
      `insert into garage_vehicle (id, customer_id, vehicle_id)
        select 'garage_golden_' || n, :owner, :vehicleId from generate_series(1, :most) n`,
      { owner: world().owner.id, vehicleId, most: MOST_GARAGE_VEHICLES },
    )
    const full = { status: 409, code: "garage_full" }
    await refusal("addToGarage", { token: token(), body: { vehicleId } }, full)
  })
}
