import { CALLS } from "../../src/contract/calls/calls"
import { VEHICLE_AREAS } from "../../src/api/http/doors/admin-doors"
import { withoutVehicles } from "../../src/contract/vehicle/left-out"
import { VEHICLE_MODULE } from "../../src/modules/vehicle"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { ownShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { sendSync } from "../setup/sync/sync-file"
import { failureOf, testApi } from "../setup/test-api"

const WORDS = /[Vv]ehicle|\/garage|fitNotes|"fit"/

ownShop({
  env: { VEHICLES: "off" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    it("does not load the module, which has its tables made", () => {
      expect(getContainer().hasRegistration(VEHICLE_MODULE)).toBe(false)
    })

    it("has no word of vehicles in its document and its settings", async () => {
      await openShop(getContainer())
      const document = JSON.stringify((await api.get("/openapi.json")).body)
      // What a person of the examples learnt.
      const text = document.replaceAll("vehicle technology", "")
      expect(WORDS.exec(text)).toBeNull()
      expect(WORDS.exec(JSON.stringify((await api.get("/config")).body))).toBeNull()
    })

    it("has no door of staff to them, and tells Medusa Admin nothing of them", async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      const token = await signInMedusaAdmin(api)
      const read = (path: string) => api.call({ method: "GET", path: `/admin/${path}`, token })
      const nowhere = await read("nowhere")
      for (const area of VEHICLE_AREAS) {
        const { status, body } = await read(area)
        expect([area, status, body]).toEqual([area, 404, nowhere.body])
      }
      expect(JSON.stringify((await read("shop-settings")).body)).not.toMatch(WORDS)
      const sent = await sendSync(api, { kind: "fitments", token, body: [] })
      const other = await sendSync(api, { kind: "nowhere", token, body: [] })
      expect([sent.status, sent.body]).toEqual([404, other.body])
    })

    it("answers calls of vehicles as it answers any address that there is not", async () => {
      await openShop(getContainer())
      const { id } = await addPart(getContainer())
      const known = new Set(withoutVehicles(CALLS).map((call) => call.id))
      const left = CALLS.filter((call) => !known.has(call.id))
      expect(left.length).toBeGreaterThan(0)
      const nowhere = failureOf(await api.get("/nowhere"))
      for (const { method, path } of left) {
        const address = `/api/v1${path.replace("{id}", id)}`
        const answer = await api.call({ method, path: address })
        expect(failureOf(answer)).toMatchObject({ status: 404, code: nowhere.code })
      }
    })
  },
})
