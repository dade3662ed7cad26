import { acesGroupListSchema } from "../../src/contract/aces/aces-import"
import { databaseImage } from "../setup/run/database-image"
import { acesApp, acesOf } from "../setup/vehicles/aces"
import { acesShop, WHOLE } from "../setup/vehicles/aces-shop"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (shop) => {
    const { desk, known, kept, database } = acesShop(shop)
    const { getContainer } = shop
    const groups = async (id: string, query = "") => {
      const { body } = await desk.ask(`/${id}/groups${query}`, undefined, "GET")
      return acesGroupListSchema.parse(body).groups
    }
    const first = acesApp({ part: "BD-1", vehicle: 11 })

    describe("ids that the shop does not know", () => {
      const years = '<Years from="2014" to="2016"/><Make id="5"/><Model id="77"/>'
      const apps = [
        acesApp({ part: "BD-1", vehicle: 900, position: 22 }),
        acesApp({ part: "BD-1", vehicle: 901 }),
        acesApp({ part: "BD-1", vehicle: 901, qualifiers: '<EngineBase id="7"/>' }),
        acesApp({ part: "BD-1", vehicle: years, qualifiers: '<BodyType id="3"/><Region id="2"/>' }),
        acesApp({ part: "BD-1", vehicle: 11, qualifiers: '<Region id="3"/>' }),
        acesApp({ part: "NOBODYS", vehicle: 903 }),
        acesApp({ part: "NOBODYS", vehicle: 903 }),
        first,
      ]

      it("are grouped with their rows, mapped once, and known to the next file", async () => {
        const run = await desk.send(acesOf(apps))
        expect(run).toMatchObject({
          open_groups: 8,
          counts: { taken: 1, unmapped: 5, unknown_part: 2 },
        })
        const waiting = await groups(run.id, "?is_open=true")
        expect(waiting.map(({ kind, value, rows }) => [kind, value, rows])).toEqual(
          [
            ["BaseVehicle", "901", 2],
            ["BaseVehicle", "900", 1],
            ["BodyType", "3", 1],
            ["EngineBase", "7", 1],
            ["Make", "5/77", 1],
            ["Position", "22", 1],
            ["Region", "2", 1],
            ["Region", "3", 1],
            ["Part", "NOBODYS", 2],
          ].slice(0, 9),
        )
        expect((await desk.ask(`/${run.id}/apply`, {})).body).toMatchObject({
          message: "5 Apps wait for a mapping: map what they name, or leave them out",
        })
        const { rows } = await database().raw<{ rows: { id: number }[] }>(
          "select id from vehicle_model limit 1",
        )
        const model = rows[0]?.id
        for (const mapping of [
          { kind: "BaseVehicle", value: "900", action: "vehicles", vehicles: [known.second] },
          {
            ...{ kind: "BaseVehicle", value: "901", action: "vehicles", models: [model] },
            ...{ built_from: "2016-01", built_to: "2016-12" },
          },
          { kind: "Make", value: "5/77", action: "vehicles", models: [model] },
          { kind: "EngineBase", value: "7", action: "engines", engine_codes: ["D20"] },
          { kind: "BodyType", value: "3", action: "text", text: "Estate" },
          { kind: "Region", value: "2", action: "nothing" },
          { kind: "Region", value: "3", action: "leave_out" },
          { kind: "Position", value: "22", action: "text", text: "Front axle" },
        ]) {
          expect((await desk.map(mapping)).body).toEqual({ success: true })
        }
        expect(await desk.read(run.id)).toMatchObject({ open_groups: 0, is_outdated: true })
        expect(await desk.check(run.id)).toMatchObject({
          is_outdated: false,
          counts: { taken: 5, unmapped: 0, left_out: 1, unknown_part: 2, added: 6 },
        })
        await desk.apply(run.id)
        const held = [
          { ...WHOLE, vehicle: "11" },
          { ...WHOLE, vehicle: "11", note: "Estate", built_from: 201401, built_to: 201612 },
          { ...WHOLE, vehicle: "11", built_from: 201601, built_to: 201612 },
          { ...WHOLE, vehicle: "12", note: "Estate", built_to: 201612 },
          { ...WHOLE, vehicle: "12", built_from: 201601, built_to: 201612 },
          { ...WHOLE, vehicle: "12", position: "Front axle" },
        ].map((fitment) => ({ ...fitment, part: "BD-1" }))
        const all = await kept()
        expect(all).toHaveLength(held.length)
        expect(all).toEqual(expect.arrayContaining(held))
        expect(await desk.send(acesOf(apps))).toMatchObject({
          open_groups: 0,
          counts: { unmapped: 0, same: 6, added: 0 },
        })
      })

      it("are left out where staff say so", async () => {
        const { id } = await desk.send(acesOf(apps))
        const done = await desk.apply(id, { leave_out_unmapped: true })
        expect(done).toMatchObject({ state: "done", counts: { added: 1, unmapped: 5 } })
      })

      it.each([
        [{ kind: "BaseVehicle", value: "1", action: "text", text: "x" }, "cannot mean this"],
        [{ kind: "Position", value: "1", action: "text" }, "text is required"],
        [{ kind: "Part", value: "1", action: "nothing" }, "known by its number"],
        [{ kind: "BaseVehicle", value: "1", action: "vehicles" }, "Choose a vehicle or a model"],
        [
          { kind: "BaseVehicle", value: "1", action: "vehicles", vehicles: [99_999] },
          "no such vehicle",
        ],
        [{ kind: "a b", value: "1", action: "nothing" }, "name of an element"],
      ])("cannot be mapped by %o", async (mapping, message) => {
        const before = await databaseImage(getContainer())
        const { status, body } = await desk.map(mapping)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        expect(JSON.stringify(body)).toContain(message)
        expect(await databaseImage(getContainer())).toEqual(before)
      })
    })
  },
})
