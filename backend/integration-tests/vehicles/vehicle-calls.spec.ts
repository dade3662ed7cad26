import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  productNumbersSchema,
  productVehicleSchema,
  vehicleModelSchema,
  vehicleSchema,
} from "../../src/contract/vehicle/vehicle"
import { addFitment, addVehicle, supersede } from "../setup/vehicles/vehicles"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let tessera: string
    let older: string
    let other: string
    let disc: TestPart

    beforeAll(async () => {
      const keys = { hsn_tsn: "0603BHE", ktype: "4711" }
      tessera = await addVehicle(getContainer(), { keys })
      const [before, shared] = [[200801, 201305] as const, { hsn_tsn: "0603BHE", vcdb: "99" }]
      older = await addVehicle(getContainer(), { generation: "I", built: before, keys: shared })
      const latest = {
        make: "Bergau",
        model: "Alba",
        engine: "B20",
        built: [201901, null] as const,
      }
      other = await addVehicle(getContainer(), latest)
      disc = await addPart(getContainer(), {
        sku: "BD-1",
        ean: "2094000000001",
        oemNumbers: [{ maker: "Velmont", number: "3Y2 110 049 Z" }],
        formerNumbers: ["HX 123/A"],
      })
    })

    const vehicles = async (query: string) => {
      const found = dataOf(await api.get(`/vehicles${query}`), z.array(vehicleSchema))
      return found.map(({ _id }) => _id)
    }

    it("are told by a shop that has vehicles, and by no other", async () => {
      const told = async () => (await api.get("/config")).body
      expect(await told()).toMatchObject({ data: { vehicles: true } })
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw("delete from vehicle")
      expect(JSON.stringify(await told())).not.toContain("vehicles")
    })

    describe("the tree of vehicles", () => {
      it("has makes and models by name, and those of a make", async () => {
        expect((await api.get("/vehicles/makes")).body).toMatchObject({
          data: [{ handle: "bergau" }, { name: "Velmont", handle: "velmont" }],
        })
        const models = async (query: string) =>
          dataOf(await api.get(`/vehicles/models${query}`), z.array(vehicleModelSchema))
        expect((await models("")).map(({ name }) => name)).toEqual(["Alba", "Tessera"])
        expect(await models("?make=velmont")).toMatchObject([
          { name: "Tessera", handle: "tessera", make: "Velmont", makeHandle: "velmont" },
        ])
        expect(await models("?make=unknown")).toEqual([])
      })

      it("tells vehicles of a model and of a year, its first and its last month counted", async () => {
        expect(await vehicles("")).toEqual([other, older, tessera])
        expect(await vehicles("?make=velmont&model=tessera")).toEqual([older, tessera])
        expect(await vehicles("?model=tessera&year=2013")).toEqual([older, tessera])
        expect(await vehicles("?model=tessera&year=2012")).toEqual([older])
        expect(await vehicles("?model=tessera&year=2018")).toEqual([tessera])
        expect(await vehicles("?year=2019")).toEqual([other])
        expect(await vehicles("?year=2500")).toEqual([other])
        expect(failureOf(await api.get("/vehicles?year=13"))).toMatchObject({
          status: 400,
          errors: [{ field: "year" }],
        })
      })

      it("is walked by pages", async () => {
        const first = await api.get("/vehicles?limit=2")
        expect(first.headers["x-total-count"]).toBe("3")
        const [, next = ""] = /\?([^>]*)>/.exec(first.headers.link ?? "") ?? []
        expect(await vehicles(`?${next}`)).toEqual([tessera])
        expect((await api.get("/vehicles?cursor=AAAA")).status).toBe(400)
      })

      it("tells all of a vehicle", async () => {
        const [first] = dataOf(await api.get("/vehicles?model=alba"), z.array(vehicleSchema))
        expect(first).toEqual({
          _id: other,
          make: "Bergau",
          makeHandle: "bergau",
          model: "Alba",
          modelHandle: "alba",
          generation: "II",
          body: "Hatchback",
          engineCodes: ["B20"],
          fuel: "Petrol",
          cc: 1598,
          kw: 85,
          builtFrom: "2019-01",
          builtTo: null,
        })
      })
    })

    describe("a look-up by key", () => {
      it.each([
        ["hsn=0603&tsn=BHE", 2],
        ["hsn=603&tsn=bhe%20000450", 2],
        ["hsn=0603&tsn=BHX", 0],
        ["hsn=0603&tsn=000", 0],
        ["hsn=0000&tsn=0", 0],
        ["ktype=%204711", 1],
        ["vcdb=99", 1],
        ["hsn=0603&tsn=BHE&vcdb=99", 1],
        ["ktype=4711&vcdb=99", 0],
        ["own=", 0],
        ["", 0],
      ])("of %s finds %i", async (query, count) => {
        expect(await vehicles(`/lookup?${query}`)).toHaveLength(count)
      })

      it("wants both numbers of the papers", async () => {
        for (const [query, field] of [
          ["hsn=0603", "tsn"],
          ["tsn=BHE", "hsn"],
        ]) {
          expect(failureOf(await api.get(`/vehicles/lookup?${query}`))).toMatchObject({
            status: 400,
            errors: [{ field }],
          })
        }
      })
    })

    describe("a product's vehicles", () => {
      const rows = async (query = "") =>
        dataOf(await api.get(`/product/${disc.id}/vehicles${query}`), z.array(productVehicleSchema))

      it("are told with place, months and note, by name, and narrowed by words", async () => {
        await addFitment(getContainer(), { part: disc, vehicle: tessera, note: "sports chassis" })
        await addFitment(getContainer(), {
          part: disc,
          vehicle: older,
          built: [null, 201012],
          position: "Rear axle",
          quantity: 1,
        })
        await addFitment(getContainer(), { part: disc, vehicle: other })
        expect((await rows()).map(({ vehicle }) => vehicle._id)).toEqual([other, older, tessera])
        expect((await rows("?q=TESS%20vx16"))[0]).toMatchObject({
          vehicle: { _id: older },
          position: "Rear axle",
          builtFrom: null,
          builtTo: "2010-12",
          note: "",
          quantity: 1,
        })
        expect(await rows("?q=tessera%20diesel")).toEqual([])
        expect(await rows(`?vehicle=${older}`)).toMatchObject([
          { position: "Rear axle", quantity: 1 },
        ])
        expect(await rows("?vehicle=tessera")).toEqual([])
        const page = await api.get(`/product/${disc.id}/vehicles?limit=1&q=tessera`)
        expect(page.headers["x-total-count"]).toBe("2")
        const [, next = ""] = /\?([^>]*)>/.exec(page.headers.link ?? "") ?? []
        expect(await rows(`?${next}`)).toMatchObject([{ note: "sports chassis" }])
      })
    })

    describe("a product's numbers", () => {
      it("have kind, brand and code, and name what took its place", async () => {
        const later = await addPart(getContainer(), { sku: "BD-2" })
        await supersede(getContainer(), { old: disc, by: later })
        const numbers = async (id: string) =>
          dataOf(await api.get(`/product/${id}/numbers`), productNumbersSchema)
        const successor = { productId: later.id, productName: later.name, sku: "BD-2" }
        expect(await numbers(disc.id)).toEqual({
          numbers: [
            { kind: "sku", brand: "", number: "BD-1", code: "bd1" },
            { kind: "ean", brand: "", number: "2094000000001", code: "2094000000001" },
            { kind: "oem", brand: "Velmont", number: "3Y2 110 049 Z", code: "3y2110049z" },
            { kind: "former", brand: "", number: "HX 123/A", code: "hx123a" },
          ],
          successor,
          predecessors: [],
        })
        expect(await numbers(later.id)).toMatchObject({
          successor: null,
          predecessors: [{ productId: disc.id, sku: "BD-1" }],
        })
      })
    })
  },
})
