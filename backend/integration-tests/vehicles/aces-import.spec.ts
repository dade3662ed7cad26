import { signUp } from "../setup/people"
import { acesApp, acesDesk, acesOf } from "../setup/vehicles/aces"
import { acesShop, WHOLE } from "../setup/vehicles/aces-shop"
import { addFitment } from "../setup/vehicles/vehicles"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (shop) => {
    const { api, desk, known, kept, rows, stagedApps } = acesShop(shop)
    const { getContainer } = shop
    const first = acesApp({ part: "BD-1", vehicle: 11 })
    const noted = acesApp({ part: "BD-1", vehicle: 12, note: "not with ABS" })
    const other = acesApp({ part: "bd 2803 v", vehicle: 11, quantity: 4 })

    it("is for staff alone", async () => {
      const buyer = await signUp(api)
      for (const bearer of [undefined, buyer.token]) {
        const stranger = acesDesk(api, () => bearer ?? "")
        const answers = await Promise.all([
          stranger.ask("", undefined, "GET"),
          stranger.ask("", { file_name: "a.xml", size: 1 }),
          stranger.put("1", 0, "<"),
          stranger.ask("/1/apply", {}),
          stranger.map({}),
        ])
        expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
      }
    })

    describe("a FULL file", () => {
      it("tells first what it would do, and replaces what its brand fits when it is applied", async () => {
        const insert =
          "insert into fitment (variant_id, vehicle_id, source) values ('v', ?, 'aces:ELSE')"
        await rows(insert, [known.second])
        const run = await desk.send(acesOf([first, noted, other]))
        expect(run).toMatchObject({
          ...{ state: "staged", brand: "BKZZ", submission_type: "FULL", version: "4.2" },
          ...{ apps: 3, record_count: 3, open_groups: 0, title: "Brakes" },
          counts: { taken: 3, added: 3, removed: 0, same: 0 },
        })
        expect(await kept()).toEqual([])
        expect(await desk.apply(run.id)).toMatchObject({ state: "done", written: 3, to_write: 3 })
        expect(await kept()).toEqual([
          { ...WHOLE, part: "BD-1", vehicle: "11" },
          { ...WHOLE, part: "BD-1", vehicle: "12", note: "not with ABS" },
          { ...WHOLE, part: "BD-2803-V", vehicle: "11", quantity: 4 },
        ])
        const later = await desk.take(acesOf([noted, acesApp({ part: "BD-2803-V", vehicle: 11 })]))
        expect(later.counts).toMatchObject({ added: 0, changed: 1, removed: 1, same: 1 })
        expect(await kept()).toEqual([
          { ...WHOLE, part: "BD-1", vehicle: "12", note: "not with ABS" },
          { ...WHOLE, part: "BD-2803-V", vehicle: "11" },
        ])
        expect(await kept("aces:ELSE")).toHaveLength(1)
      })

      it("is in the next read of a buyer, and leaves an entry in the trail", async () => {
        const before = await api.get(`/products?vehicle=${known.second}&limit=5`)
        expect(before.body).toMatchObject({ data: [] })
        await desk.take(acesOf([noted]))
        const after = await api.get(`/products?vehicle=${known.second}&limit=5`)
        expect(after.body).toMatchObject({
          data: [{ sku: "BD-1", fit: "fits_if", fitNotes: [{ note: "not with ABS" }] }],
        })
        const trail = await api.call({
          method: "GET",
          path: "/admin/audit-trail?q=imported",
          token: known.token,
        })
        expect(trail.body).toMatchObject({
          entries: [
            {
              action: "imported",
              actor_kind: "staff",
              thing_name: "ACES FULL of BKZZ",
              after: { added: 1, changed: 0, removed: 0 },
            },
          ],
        })
      })

      it("sent twice changes nothing, not even a fitment's id", async () => {
        const ids = () => rows("select id from fitment order by id")
        await desk.take(acesOf([first, noted, other]))
        const before = await ids()
        const again = await desk.take(acesOf([other, first, noted, first]))
        expect(again.counts).toMatchObject({ added: 0, changed: 0, removed: 0, same: 3 })
        expect(await ids()).toEqual(before)
      })
    })

    it("an UPDATE adds, replaces and removes in the file's order, and leaves the rest", async () => {
      await desk.take(acesOf([first, noted, other]))
      const changes = [
        acesApp({ part: "BD-1", vehicle: 11, quantity: 1 }),
        acesApp({ part: "BD-1", vehicle: 12, note: "not with ABS", action: "D" }),
        acesApp({ part: "BD-2803-V", vehicle: 12 }),
        acesApp({ part: "BD-2803-V", vehicle: 12, action: "D" }),
        acesApp({ part: "BD-2803-V", vehicle: 12, quantity: 3 }),
        acesApp({ part: "BD-1", vehicle: 12, note: "unheard of", action: "D" }),
      ]
      const update = acesOf(changes, { type: "UPDATE" })
      expect((await desk.take(update)).counts).toMatchObject({
        ...{ added: 1, changed: 1, removed: 1, missing: 1 },
      })
      const held = [
        { ...WHOLE, part: "BD-1", vehicle: "11", quantity: 1 },
        { ...WHOLE, part: "BD-2803-V", vehicle: "11", quantity: 4 },
        { ...WHOLE, part: "BD-2803-V", vehicle: "12", quantity: 3 },
      ]
      expect(await kept()).toEqual(held)
      await desk.take(update)
      expect(await kept()).toEqual(held)
    })

    it("a TEST is judged as the other would be, and can never be applied", async () => {
      const run = await desk.send(acesOf([first, noted], { type: "TEST" }))
      expect(run).toMatchObject({ state: "staged", counts: { taken: 2, added: 2 } })
      expect((await desk.ask(`/${run.id}/apply`, {})).body).toMatchObject({
        message: "The file says TEST: it is judged and never written",
      })
      expect(await kept()).toEqual([])
    })

    it.each<[what: string, file: string, refusal: [line: number, message: string]]>([
      ["a wrong RecordCount", acesOf([first], { count: 2 }), [10, "RecordCount is 2"]],
      ["a DTD", `<!DOCTYPE a>\n${acesOf([first]).replace(/^.*\n/, "")}`, [1, "DTD"]],
      ["broken XML", acesOf([first, "<App>"]), [12, "well-formed"]],
      ["a wrong App", acesOf([first, acesApp({ part: "", vehicle: 1 })]), [10, "no Part"]],
    ])("refuses %s with its line, and writes nothing", async (...[, file, [line, message]]) => {
      const run = await desk.send(file)
      expect(run).toMatchObject({ state: "refused", problems: [{ line }] })
      expect(run.problems[0]?.message).toContain(message)
      expect((await desk.ask(`/${run.id}/apply`, {})).status).toBe(409)
      expect(await kept()).toEqual([])
      await expect.poll(stagedApps).toEqual([])
    })

    it("leaves fitments of other sources alone", async () => {
      await addFitment(getContainer(), {
        part: { sku: "BD-1" },
        vehicle: known.second,
        note: "by hand",
      })
      await desk.take(acesOf([]))
      expect(await rows("select note from fitment")).toEqual([{ note: "by hand" }])
    })
  },
})
