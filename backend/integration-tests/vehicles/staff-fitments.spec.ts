import type { StaffFitment } from "../../src/contract/staff/vehicle/fitments"
import type { StaffNumbers } from "../../src/contract/staff/vehicle/part-numbers"
import { entriesOf } from "../audit/trail"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { addVehicle } from "../setup/vehicles/vehicles"
import { testApi, type Answer } from "../setup/test-api"
import { variantOf } from "../setup/products/variant-of"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let part: TestPart
    let variant: string
    let vehicle: string

    beforeAll(async () => {
      const container = getContainer()
      await openShop(container)
      await signInAdmin(container, api)
      token = await signInMedusaAdmin(api)
      part = await addPart(container, { sku: "BD-1", ean: "10940000", oemNumbers: [] })
      variant = await variantOf(container, part)
      vehicle = await addVehicle(container)
    })

    const call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token, body })
    const told = ({ status, body }: Answer) => ({ status, ...(body as object) })
    const fitments = async (query = "") => {
      const { body } = await call("GET", `/fitments?variant_id=${variant}${query}`)
      return (body as { fitments: StaffFitment[] }).fitments
    }
    const add = (more: object = {}) =>
      call("POST", "/fitments", { variant_id: variant, vehicle_id: Number(vehicle), ...more })
    const verdict = async () => (await api.get(`/product/${part.id}?vehicle=${vehicle}`)).body

    describe("what a part fits", () => {
      it("is said, changed and taken back by row, told in the trail and in the next read", async () => {
        expect(await verdict()).toMatchObject({ data: { fit: "unknown" } })
        const added = await entriesOf({ api, token }, () =>
          add({ position: "Front axle", quantity: 2 }),
        )
        expect(added).toMatchObject([
          {
            ...{ actor_kind: "staff", kind: "fitment", thing_id: part.id, action: "added" },
            after: { vehicle: "Velmont Tessera II", position: "Front axle", quantity: 2 },
          },
        ])
        expect(await verdict()).toMatchObject({ data: { fit: "fits" } })
        const [fitment] = await fitments("&q=tessera")
        expect(fitment).toMatchObject({ source: "hand", built_from: null, vehicle: { kw: 85 } })
        const { id, version } = fitment ?? { id: 0, version: "" }

        const change = { vehicle_id: Number(vehicle), note: "sports chassis", version }
        const changed = await entriesOf({ api, token }, () =>
          call("POST", `/fitments/${id}`, change),
        )
        expect(changed).toMatchObject([
          { action: "changed", before: { note: "" }, after: { note: "sports chassis" } },
        ])
        expect(await verdict()).toMatchObject({ data: { fit: "fits_if" } })

        const [now] = await fitments()
        const gone = await call("DELETE", `/fitments/${id}?version=${now?.version}`)
        expect(told(gone)).toMatchObject({ status: 200, deleted: true })
        expect(await verdict()).toMatchObject({ data: { fit: "unknown" } })
      })

      it("is paged and filtered by what is told of the vehicle", async () => {
        const other = await addVehicle(getContainer(), { generation: "III", engine: "VX20D" })
        await add()
        await add({ vehicle_id: Number(other) })
        expect((await fitments("&limit=1&offset=1"))[0]?.vehicle.generation).toBe("III")
        expect((await fitments("&q=vx20")).map((one) => one.vehicle.id)).toEqual([Number(other)])
        expect(await fitments("&q=nothing")).toEqual([])
      })

      it("is one of several changes that come at once, and said once", async () => {
        const answers = await Promise.all([add(), add(), add()])
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
        const [fitment] = await fitments()
        const { id, version } = fitment ?? { id: 0, version: "" }
        const changes = await Promise.all(
          ["left", "right"].map((position) =>
            call("POST", `/fitments/${id}`, { vehicle_id: Number(vehicle), position, version }),
          ),
        )
        expect(changes.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(told(await call("DELETE", `/fitments/${id}?version=${version}`))).toMatchObject({
          status: 409,
          code: "vehicle_changed",
        })
      })

      it("is refused with the field to blame, and nothing is written", async () => {
        const before = await databaseImage(getContainer())
        const wrong: [body: object, field: string, status: number][] = [
          [{ vehicle_id: 999_999 }, "vehicle_id", 404],
          [{ quantity: 0 }, "quantity", 400],
          [{ built_from: "2019-01" }, "built_from", 400],
          [{ built_from: "2016-01", built_to: "2015-01" }, "built_to", 400],
          [{ built_from: "2014" }, "built_from", 400],
          [{ note: "x".repeat(501) }, "note", 400],
        ]
        for (const [body, field, status] of wrong) {
          expect(told(await add(body))).toMatchObject({ status, errors: [{ field }] })
        }
        expect((await add({ variant_id: "variant_none" })).status).toBe(404)
        expect((await call("GET", "/fitments")).status).toBe(400)
        const gone = await call("DELETE", `/fitments/999999?version=${"0".repeat(32)}`)
        expect(told(gone)).toMatchObject({ status: 404, code: "fitment_not_found" })
        expect(await databaseImage(getContainer())).toEqual(before)
      })
    })

    describe("a part's numbers", () => {
      const path = () => `/part-numbers/${variant}`
      const numbers = async () => ((await call("GET", path())).body as StaffNumbers).numbers
      const change = (kind: string, from: string | null, to: object | null) =>
        call("POST", path(), { kind, from, to })

      it("are changed by row where the part's form and the search have them", async () => {
        await change("oem", null, { brand: "Velmont", number: "3Y2 110 049 Z" })
        await change("competitor", null, { brand: "Van Rijn", number: "X-77" })
        await change("ean", "10940000", { number: "20940000" })
        await change("former", null, { number: "BD-0" })
        expect(await numbers()).toMatchObject([
          { kind: "oem", brand: "Velmont", number: "3Y2 110 049 Z" },
          { kind: "competitor", brand: "Van Rijn", number: "X-77", shown: "Van Rijn X-77" },
          { kind: "ean", brand: "", number: "20940000" },
          { kind: "former", brand: "", number: "BD-0" },
        ])
        const form = await call("GET", `/parts/${variant}`)
        expect(form.body).toMatchObject({
          part: { oem_numbers: ["Velmont 3Y2 110 049 Z"], ean: "20940000" },
        })
        const found = await api.post("/order-lines/check", {
          lines: [{ row: 1, number: "3y2-110049z" }],
        })
        expect(JSON.stringify(found.body)).toContain("BD-1")

        await change("oem", "Velmont 3Y2 110 049 Z", { brand: "Velmont", number: "3Y2 110 050" })
        await change("former", "BD-0", null)
        await change("ean", "20940000", null)
        expect((await numbers()).map(({ shown }) => shown)).toEqual([
          "Velmont 3Y2 110 050",
          "Van Rijn X-77",
        ])
      })

      it("are all there where several of the staff add one each at once", async () => {
        const marks = ["A", "B", "C", "D"]
        const answers = await Promise.all(
          marks.map((mark) => change("oem", null, { brand: "Velmont", number: `${mark} 1` })),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
        const oem = (await numbers()).filter(({ kind }) => kind === "oem")
        expect(oem.map(({ number }) => number).sort()).toEqual(marks.map((mark) => `${mark} 1`))
      })

      it("are refused where they are others than were seen, known, or none", async () => {
        await change("oem", null, { brand: "Velmont", number: "A 1" })
        const refused = [
          await change("oem", "Velmont B 2", null),
          await change("oem", null, { brand: "VELMONT", number: "a-1" }),
          await change("oem", null, { brand: "V8", number: "A 2" }),
          await change("ean", "10940000", { number: "12" }),
          await change("ean", null, { number: "20940000" }),
          await change("sku", null, { number: "12" }),
          await change("oem", null, { number: " " }),
        ].map(told)
        expect(refused).toMatchObject([
          { status: 409, code: "part_number_changed" },
          { status: 409, code: "part_number_known" },
          { status: 400, errors: [{ field: "to.brand" }] },
          { status: 400, errors: [{ field: "ean" }] },
          { status: 400, errors: [{ field: "number" }] },
          { status: 400, errors: [{ field: "kind" }] },
          { status: 400, errors: [{ field: "to.number" }] },
        ])
        expect((await call("GET", "/part-numbers/variant_none")).status).toBe(404)
      })
    })

    describe("what replaces a part", () => {
      const set = (id: string, sku: string | null, seen: string | null) =>
        call("POST", `/supersessions/${id}`, { sku, seen })

      it("is named, told, changed and taken back, and never itself in the end", async () => {
        const container = getContainer()
        const later = await addPart(container, { sku: "BD-2" })
        const next = await variantOf(container, later)
        const entries = await entriesOf({ api, token }, () => set(variant, "BD-2", null))
        expect(entries).toMatchObject([
          { kind: "fitment", action: "changed", after: { successor: "BD-2" } },
        ])
        expect((await api.get(`/product/${part.id}/numbers`)).body).toMatchObject({
          data: { successor: { sku: "BD-2" } },
        })
        expect((await call("GET", `/supersessions/${next}`)).body).toMatchObject({
          successor: null,
          predecessors: [{ sku: "BD-1", product_id: part.id }],
        })
        const refused = [
          await set(next, "BD-1", null),
          await set(next, "BD-2", null),
          await set(next, "BD-none", null),
          await set(variant, null, null),
        ].map(told)
        expect(refused).toMatchObject([
          { status: 409, code: "successor_circle", message: expect.stringContaining("BD-1") },
          { status: 409, message: "A part cannot take its own place" },
          { status: 400, errors: [{ field: "sku" }] },
          { status: 409, code: "successor_changed" },
        ])
        expect((await set(variant, null, next)).body).toMatchObject({ successor: null })
        const both = await Promise.all([set(variant, "BD-2", null), set(next, "BD-1", null)])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      })
    })
  },
})
