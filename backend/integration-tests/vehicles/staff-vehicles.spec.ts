import type { StaffName, StaffVehicle } from "../../src/contract/staff/vehicle/vehicles"
import { entriesOf } from "../audit/trail"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { addFitment } from "../setup/vehicles/vehicles"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { testApi, type Answer } from "../setup/test-api"

const TESSERA = {
  generation: "II",
  body: "Hatchback",
  engine_codes: ["VX16T"],
  fuel: "Petrol",
  cc: 1598,
  kw: 85,
  built_from: "2013-06",
  built_to: "2018-11",
  keys: [
    { scheme: "ktype", value: "55 123" },
    { scheme: "hsn_tsn", value: "603/bhn00012" },
  ],
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) =>
      api.call({ method, path: `/admin/vehicles${path}`, token, body })
    const named = async <Row>(name: string, path: string) =>
      ((await call("GET", path)).body as Record<string, Row[]>)[name] ?? []
    const makes = () => named<StaffName>("makes", "/makes")
    const vehicles = (query = "") => named<StaffVehicle>("vehicles", query)
    const told = ({ status, body }: Answer) => ({ status, ...(body as object) })
    const idOf = ({ body }: Answer) => Number(/"id":(\d+)/.exec(JSON.stringify(body))?.[1])
    const addModel = async (name = "Velmont") => {
      const make_id = idOf(await call("POST", "/makes", { name }))
      return idOf(await call("POST", "/models", { name: "Tessera", make_id }))
    }

    it("are made, changed and deleted by hand, and each is told in the trail", async () => {
      const model_id = await addModel()
      const made = await entriesOf({ api, token }, () => call("POST", "", { model_id, ...TESSERA }))
      expect(made).toMatchObject([
        {
          ...{ actor_kind: "staff", actor_name: admin.email, kind: "vehicle", action: "added" },
          after: { built: "2013-06 – 2018-11", keys: "hsn_tsn 0603BHN, ktype 55123" },
        },
      ])
      const [vehicle] = await vehicles("?q=tessera vx16t")
      expect(vehicle).toMatchObject({ ...TESSERA, keys: expect.anything(), make: "Velmont" })
      expect(await vehicles("?q=0603 BHN")).toEqual([vehicle])
      const { id, version } = vehicle ?? { id: 0, version: "" }
      const found = await api.get("/vehicles/lookup?hsn=0603&tsn=BHN")
      expect(found.body).toMatchObject({ data: [{ _id: String(id), model: "Tessera" }] })

      const change = { ...TESSERA, model_id, kw: 90, keys: [], built_to: null, version }
      const changed = await entriesOf({ api, token }, () => call("POST", `/${id}`, change))
      expect(changed).toMatchObject([{ action: "changed", before: { kw: 85 }, after: { kw: 90 } }])
      expect(Object.keys(changed[0]?.after ?? {}).sort()).toEqual(["built", "keys", "kw"])
      const shown = await api.get("/vehicles?make=velmont")
      expect(shown.body).toMatchObject({ data: [{ kw: 90, builtTo: null }] })

      const [now] = await vehicles()
      const gone = await call("DELETE", `/${id}?version=${now?.version}`)
      expect(told(gone)).toMatchObject({ status: 200, deleted: true })
      expect(await vehicles()).toEqual([])
    })

    it("are not written over by who saw an older one, whichever of two comes first", async () => {
      const model_id = await addModel()
      await call("POST", "", { model_id, ...TESSERA })
      const [vehicle] = await vehicles()
      const { id, version } = vehicle ?? { id: 0, version: "" }
      const answers = await Promise.all(
        [90, 95, 100].map((kw) => call("POST", `/${id}`, { ...TESSERA, model_id, kw, version })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const late = await call("DELETE", `/${id}?version=${version}`)
      expect(told(late)).toMatchObject({ status: 409, code: "vehicle_changed" })
      const [make] = await makes()
      const renames = await Promise.all(
        ["One", "Two"].map((name) =>
          call("POST", `/makes/${make?.id}`, { name, version: make?.version }),
        ),
      )
      expect(renames.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await makes())[0]).toMatchObject({ handle: "velmont", count: 1 })
    })

    it("stay where something hangs on them", async () => {
      const container = getContainer()
      const model_id = await addModel()
      const id = idOf(await call("POST", "", { model_id, ...TESSERA }))
      const part = await addPart(container)
      await addFitment(container, { part, vehicle: String(id) })
      const buyer = await signUp(api)
      await api.post("/garage", { vehicleId: String(id) }, buyer.token)
      const [vehicle] = await vehicles()
      expect(vehicle).toMatchObject({ fitments: 1, garages: 1 })
      const [make] = await makes()
      const [model] = await named<StaffName>("models", `/models?make_id=${make?.id}`)
      const refused = [
        await call("DELETE", `/${id}?version=${vehicle?.version}`),
        await call("DELETE", `/makes/${make?.id}?version=${make?.version}`),
        await call("DELETE", `/models/${model?.id}?version=${model?.version}`),
      ].map(told)
      const inUse = { status: 409, code: "vehicle_in_use" }
      expect(refused).toMatchObject([inUse, inUse, inUse])
      expect(refused).toMatchObject([
        { message: expect.stringContaining("fitments: 1, vehicles in garages: 1") },
        { message: expect.stringContaining("models: 1") },
        { message: expect.stringContaining("vehicles: 1") },
      ])
    })

    it("are refused with the field to blame, and nothing is written", async () => {
      const model_id = await addModel()
      const before = await databaseImage(getContainer())
      const wrong: [body: object, field: string, status: number][] = [
        [{ built_from: "07/2013" }, "built_from", 400],
        [{ built_to: "2012-01" }, "built_to", 400],
        [{ kw: 0 }, "kw", 400],
        [{ keys: [{ scheme: "hsn_tsn", value: "0603000" }] }, "keys.0.value", 400],
        [{ keys: [{ scheme: "ktype", value: "--" }] }, "keys.0.value", 400],
        [{ model_id: 999_999 }, "model_id", 404],
        [{ generation: "I".repeat(101) }, "generation", 400],
      ]
      for (const [part, field, status] of wrong) {
        const answer = await call("POST", "", { model_id, ...TESSERA, ...part })
        expect(told(answer)).toMatchObject({ status, errors: [{ field }] })
      }
      expect(told(await call("POST", "/makes", { name: "VELMONT" }))).toMatchObject({
        status: 409,
        message: "VELMONT is there already",
      })
      expect((await call("POST", "/makes", { name: "…" })).status).toBe(400)
      expect((await call("POST", "/1e3", TESSERA)).status).toBe(400)
      expect((await call("GET", "/999999999")).status).toBe(404)
      expect((await call("DELETE", "/1")).status).toBe(400)
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("are for staff alone", async () => {
      const buyer = await signUp(api)
      for (const bearer of [undefined, buyer.token, admin.token]) {
        for (const path of ["/vehicles", "/vehicles/makes", "/fitments", "/supersessions/x"]) {
          const answer = await api.call({ method: "GET", path: `/admin${path}`, token: bearer })
          expect([path, answer.status]).toEqual([path, 401])
        }
      }
    })
  },
})
