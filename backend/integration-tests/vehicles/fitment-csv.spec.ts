import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { entriesOf } from "../audit/trail"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import {
  exportFitments,
  fitmentFile,
  importFitmentFile,
  sendFitments,
} from "../setup/vehicles/fitment-file"
import { addFitment, addVehicle } from "../setup/vehicles/vehicles"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"

const II = { make: "Velmont", model: "Tessera", generation: "II" }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const vehicles: Record<"two" | "three", string> = Object()
    let token: string
    let part: TestPart

    beforeAll(async () => {
      const container = getContainer()
      await openShop(container)
      await signInAdmin(container, api)
      token = await signInMedusaAdmin(api)
      part = await addPart(container, { sku: "BD-1" })
      await addPart(container, { sku: "BD-2" })
      const keys = { ktype: "55123", hsn_tsn: "0603BHN" }
      vehicles.two = await addVehicle(container, { keys })
      const built = [201901, null] as const
      const later = { generation: "III", engine: "VX20D", built, keys: { hsn_tsn: "0603BHN" } }
      vehicles.three = await addVehicle(container, later)
    })

    const judge = (file: string, addVehicles = false) =>
      importFitmentFile(api, file, { token, dryRun: true, addVehicles })
    const send = (file: string, addVehicles = false) =>
      importFitmentFile(api, file, { token, addVehicles })
    const outcomes = ({ rows }: Awaited<ReturnType<typeof send>>) =>
      rows.map(({ line, outcome }) => [line, outcome])
    /** What the shop says now, without who said so. */
    const said = async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows } = await database.raw<{ rows: { text: string }[] }>(`select concat_ws(' ',
          part.sku, v.generation, nullif(f.position, ''), f.quantity, f.built_from, f.built_to,
          nullif(f.note, '')) as text
        from fitment f join vehicle v on v.id = f.vehicle_id
        join product_variant part on part.id = f.variant_id order by text`)
      return rows.map(({ text }) => text)
    }

    it("tells what each row would do, does nothing in a dry run, and the same in a real one", async () => {
      await addFitment(getContainer(), { part, vehicle: vehicles.three, position: "Rear axle" })
      const file = fitmentFile(
        { sku: "BD-1", ...II, position: "Front axle", quantity: "2" },
        { sku: "BD-2", ktype: "55123", to: "05/2015", note: "sports chassis" },
        { sku: "bd-2", ...II },
        { sku: "BD-3", ...II },
        { sku: "BD-1", hsn_tsn: "603/BHN", position: "Rear axle" },
      )
      const before = await databaseImage(getContainer())
      const dry = await judge(file)
      expect(await databaseImage(getContainer())).toEqual(before)
      expect(dry.done).toMatchObject({ rows: 5, create: 3, update: 0, unchanged: 0, invalid: 2 })
      const told = (line: number) => dry.rows.find((row) => row.line === line)
      expect(told(2)?.changes).toEqual([
        {
          column: "fits",
          from: "",
          to: "Velmont Tessera II VX16T (2013-06 – 2018-11), Front axle",
        },
      ])
      expect(told(3)?.changes[0]?.to).toContain("– 2015-05, sports chassis")
      expect(told(4)?.problems).toEqual([{ column: "sku", message: 'The shop writes it "BD-2"' }])
      expect(told(5)?.problems).toEqual([{ column: "sku", message: "No part has this number" }])
      // The papers' key is of both, and says one where the part had two.
      expect(told(6)?.changes).toMatchObject([
        { column: "fits", to: expect.stringContaining("Tessera II ") },
        { column: "quantity", from: "2", to: "1" },
      ])

      const trail = await entriesOf({ api, token }, async () => {
        const real = await send(file)
        expect(real.rows).toEqual(dry.rows)
      })
      // Both are of one moment.
      expect(trail).toHaveLength(2)
      for (const after of [
        { added: 1, removed: 0, fitments: 1 },
        { added: 3, removed: 1, fitments: 3 },
      ]) {
        const entry = expect.objectContaining({ kind: "fitment", action: "imported", after })
        expect(trail).toContainEqual(entry)
      }
      expect(await said()).toEqual([
        "BD-1 II Front axle 2",
        "BD-1 II Rear axle 1",
        "BD-1 III Rear axle 1",
        "BD-2 II 1 201505 sports chassis",
      ])
      expect((await api.get(`/product/${part.id}?vehicle=${vehicles.two}`)).body).toMatchObject({
        data: { fit: "fits" },
      })
      const now = await databaseImage(getContainer())
      expect((await send(file)).done).toMatchObject({ create: 0, update: 0, unchanged: 3 })
      expect(await databaseImage(getContainer())).toEqual(now)
    })

    it("takes from a part what the file says no more, and leaves what others said", async () => {
      const container = getContainer()
      await addFitment(container, { part, vehicle: vehicles.three })
      await addFitment(container, { part: { sku: "BD-2" }, vehicle: vehicles.three })
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await addFitment(container, { part, vehicle: vehicles.two, position: "Rear axle" })
      await database.raw("update fitment set source = 'aces:ABCD' where position = 'Rear axle'")
      const first = await send(fitmentFile({ sku: "BD-1", ...II }))
      expect(first.rows[0]?.changes).toMatchObject([
        { column: "fits", from: "", to: expect.stringContaining("Tessera II") },
        { column: "fits", from: expect.stringContaining("Tessera III"), to: "" },
      ])
      expect(await said()).toEqual(["BD-1 II 1", "BD-1 II Rear axle 2", "BD-2 III Front axle 2"])
      const emptied = await send(fitmentFile({ sku: "BD-2" }))
      expect(outcomes(emptied)).toEqual([[2, "update"]])
      expect(await said()).toEqual(["BD-1 II 1", "BD-1 II Rear axle 2"])
    })

    it("leaves a part as it is while one of its rows is wrong, and says which", async () => {
      await addFitment(getContainer(), { part, vehicle: vehicles.three })
      const before = await said()
      const { rows } = await send(
        fitmentFile(
          { sku: "BD-1", ...II },
          { sku: "BD-1", ...II, from: "2014" },
          { sku: "BD-1", make: "Velmont", model: "Nowhere" },
          { sku: "BD-2", ...II, position: "left", quantity: "1" },
          { sku: "BD-2", ktype: "55123", position: "left", quantity: "2" },
        ),
      )
      expect(rows.map(({ outcome, problems }) => [outcome, problems[0]?.message])).toEqual([
        ["invalid", "Waits for line 3, which is of the same part"],
        ["invalid", '"2014" has no month: write 2014-01'],
        ["invalid", "No vehicle of the shop agrees with all of this row"],
        ["invalid", "Waits for line 6, which is of the same part"],
        ["invalid", "Line 5 says 1 of it for the same vehicle"],
      ])
      expect(rows[1]?.cells).toContain("2014")
      expect(await said()).toEqual(before)
    })

    it("adds vehicles that are not known where that is wished, each once", async () => {
      const V = { make: "Škola", model: "Octo", generation: "I", engine_code: "O1 | O2" }
      const file = fitmentFile(
        {
          sku: "BD-1",
          ...V,
          from: "2001-02",
          to: "2005-03",
          hsn_tsn: "1234/ABC",
          position: "left",
        },
        { sku: "BD-2", ...V, from: "2001-02", to: "2005-03", hsn_tsn: "1234/ABC" },
        { sku: "BD-1", ...V, from: "2001-02", to: "2005-03", position: "right" },
      )
      const refused = await judge(file)
      expect(refused.done).toMatchObject({ invalid: 3 })
      const dry = await judge(file, true)
      expect(dry.rows.flatMap(({ changes }) => changes.map(({ column }) => column)).sort()).toEqual(
        ["fits", "fits", "fits", "vehicle"],
      )
      const both = await Promise.all([send(file, true), send(file, true)])
      expect(both.map(({ done }) => done.invalid)).toEqual([0, 0])
      const found = await api.get("/vehicles/lookup?hsn=1234&tsn=ABC")
      expect(found.body).toMatchObject({
        data: [
          { make: "Škola", makeHandle: "skola", engineCodes: ["O1", "O2"], builtTo: "2005-03" },
        ],
      })
      expect((await api.get("/vehicles?make=skola")).headers["x-total-count"]).toBe("1")
      expect(await said()).toEqual(["BD-1 I left 1", "BD-1 I right 1", "BD-2 I 1"])
      const noMonth = await judge(fitmentFile({ sku: "BD-1", make: "New", model: "One" }), true)
      expect(noMonth.rows[0]?.problems).toEqual([
        { column: "from", message: "is required for a vehicle that is added" },
      ])
    })

    it("reads its own export as it was, of vehicles of one name too", async () => {
      const container = getContainer()
      const twin = await addVehicle(container, { kw: 99 })
      await addFitment(container, { part, vehicle: twin, built: [201306, 201501], note: "=1+1" })
      await addFitment(container, { part, vehicle: vehicles.two, position: "Rear; axle" })
      await addFitment(container, { part: { sku: "BD-2" }, vehicle: vehicles.three })
      const file = await exportFitments(api, token)
      expect(file.split("\r\n")).toHaveLength(5)
      const before = await databaseImage(container)
      expect((await send(file)).done).toMatchObject({ rows: 3, unchanged: 3 })
      expect(await databaseImage(container)).toEqual(before)
    })

    it("reads semicolons, a byte order mark, quotes and months of both spellings", async () => {
      const { rows } = await judge(
        '\uFEFFSKU;Make;Model;From;To;Note\r\nBD-1;VELMONT;tessera;07/2014;2015-01;"left ""A""; right"\r\n',
      )
      expect(rows[0]?.changes[0]?.to).toContain('2014-07 – 2015-01, left "A"; right')
    })

    it("is completed by the same file where the sender left in the middle", async () => {
      const rows = Array.from({ length: 900 }, (_, index) => ({
        ...{ sku: index % 2 ? "BD-1" : "BD-2", ...II, position: `place ${index}` },
      }))
      const file = fitmentFile(...rows)
      const leaving = new AbortController()
      const answer = await fetch(`${client.defaults.baseURL}/admin/fitments/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
        body: file,
        signal: leaving.signal,
      })
      await answer.body?.getReader().read()
      leaving.abort()
      await send(file)
      await expect.poll(async () => (await send(file)).done).toMatchObject({ unchanged: 900 })
      expect(await said()).toHaveLength(900)
    })

    it("leaves no half of a part that fails, and does the others of the file", async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await addFitment(getContainer(), { part, vehicle: vehicles.three })
      await database.raw("alter table fitment add constraint test_place check (position <> 'no')")
      const file = fitmentFile(
        { sku: "BD-1", ...II },
        { sku: "BD-1", ...II, position: "no" },
        { sku: "BD-2", ...II },
      )
      const { rows } = await send(file)
      expect(rows.map(({ outcome }) => outcome)).toEqual(["invalid", "invalid", "create"])
      expect(rows[0]?.problems[0]?.message).not.toMatch(/constraint|fitment/)
      expect(await said()).toEqual(["BD-1 III Front axle 2", "BD-2 II 1"])
      await database.raw("alter table fitment drop constraint test_place")
      expect((await send(file)).done).toMatchObject({ create: 2, unchanged: 1 })
    })

    it("refuses as a whole a file that cannot be trusted, with a sentence", async () => {
      const before = await databaseImage(getContainer())
      const bad: [file: string | Buffer, message: RegExp][] = [
        ["", /file/],
        ["sku,make\n", /no rows/],
        ["make,model\nA,B\n", /must name the columns/],
        ["sku,colour\nBD-1,red\n", /no column "colour"/],
        ['sku,note\nBD-1,A\nBD-2,"B\n', /at line 3/],
        [Buffer.from("sku,note\nBD-1,D\xfcse\n", "latin1"), /UTF-8/],
        [`sku\n${"A\n".repeat(100_001)}`, /at most 100,000 rows/],
      ]
      for (const [file, message] of bad) {
        const { status, body } = await sendFitments(api, file, { token })
        expect([status, (body as { message: string }).message]).toEqual([
          400,
          expect.stringMatching(message),
        ])
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })
  },
})
