import { z } from "@medusajs/framework/zod"
import { personDataSchema } from "../../../src/contract/account/person"
import { reviewSchema } from "../../../src/contract/review/review"
import { declareField } from "../../../src/kit/fields"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { addPart, type TestPart } from "../../setup/shop-fixture"
import { storeClient } from "../../setup/store"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { registeredOfTest } from "../registered"

const NAME = "@acme/vehicles"
const aReview = reviewSchema.loose()
const everyones = { read: ["everyone"], write: ["owner", "staff"] } as const
const staffs = { read: ["staff"], write: ["staff"] } as const

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let part: TestPart
    let writer: Person
    let reader: Person
    let admin: Person
    let staff: string

    beforeAll(async () => {
      part = await addPart(getContainer(), { sku: "FIELD-2" })
      writer = await signUp(api)
      reader = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    const declare = (given: object = {}) => {
      const schema = z.string().max(10, "ten signs at most").optional()
      const field = { field: "vehicle", label: "Vehicle", schema, ...everyones }
      keep(declareField({ name: NAME, of: "review", ...field, ...given }).takeOut)
    }
    const write = (more: object = {}) => {
      const { name, email } = writer
      const words = { reviewTitle: "Fits", reviewDes: "No play", rating: "5", productId: part.id }
      return api.post("/reviews", { name, email, ...words, ...more }, writer.token)
    }
    const ofStaff = (method: string, path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token: staff, body })
    const read = async (as?: Person) =>
      dataOf(await api.get("/reviews", as?.token), aReview.array())[0]

    describe("a field of a review", () => {
      it("comes with it and is told with it, wherever reviews are", async () => {
        declare()
        expect(dataOf(await write({ vehicle: "Van" }), aReview)).toMatchObject({ vehicle: "Van" })
        expect(await read()).toMatchObject({ vehicle: "Van" })
        const mine = await api.get(`/reviews/${writer.email}`, writer.token)
        expect(dataOf(mine, aReview.array())).toMatchObject([{ vehicle: "Van" }])
        const store = await storeClient(api)
        const { body } = await store.call(`/products/${part.id}/reviews`)
        expect(body).toMatchObject({ reviews: [{ vehicle: "Van" }] })
        expect(dataOf(await write({ vehicle: " " }), aReview)).not.toHaveProperty("vehicle")
      })

      it("is refused at its field, and then nothing is written", async () => {
        declare({ schema: z.string("say which vehicle").max(10, "ten signs at most") })
        const errors = async (more: object) => failureOf(await write(more)).errors
        expect(await errors({})).toEqual([{ field: "vehicle", message: "say which vehicle" }])
        const tooLong = [{ field: "vehicle", message: "ten signs at most" }]
        expect(await errors({ vehicle: "x".repeat(11) })).toEqual(tooLong)
        expect(await read()).toBeUndefined()
      })

      it("is told to whom it names: its writer, staff, or everybody", async () => {
        declare({ field: "plate", label: "Plate", read: ["owner", "staff"], write: ["owner"] })
        declare({ field: "note", label: "Note", ...staffs })
        const { _id } = dataOf(await write({ plate: "EMD 7", note: "mine" }), aReview)
        expect((await ofStaff("POST", `/reviews/${_id}/fields`, { plate: "x" })).status).toBe(400)
        const { body } = await ofStaff("POST", `/reviews/${_id}/fields`, { note: "hidden" })
        expect(body).toMatchObject({
          fields: [
            { field: "plate", value: "EMD 7", isChangeable: false },
            { field: "note", value: "hidden", isChangeable: true },
          ],
        })
        expect(await read(admin)).toMatchObject({ plate: "EMD 7", note: "hidden" })
        const own = await read(writer)
        expect(own).toMatchObject({ plate: "EMD 7" })
        expect(own).not.toHaveProperty("note")
        for (const one of [await read(), await read(reader)]) {
          expect(one).not.toHaveProperty("plate")
          expect(one).not.toHaveProperty("note")
        }
        expect((await ofStaff("GET", "/reviews/rev_none/fields")).status).toBe(404)
      })

      it("may be kept in a table of its plugin's own, and goes with an erasure as all do", async () => {
        const table = new Map<string, string>()
        declare()
        declare({
          field: "plate",
          label: "Plate",
          keep: {
            read: async (ids: string[]) => new Map([...table].filter(([id]) => ids.includes(id))),
            write: async ({ id, value }: { id: string; value: string }) =>
              void table.set(id, value),
            remove: async (ids: string[]) => ids.forEach((id) => table.delete(id)),
          },
        })
        const review = dataOf(await write({ vehicle: "Van", plate: "EMD 7" }), aReview)
        expect(review).toMatchObject({ vehicle: "Van", plate: "EMD 7" })
        expect([...table]).toEqual([[review._id, "EMD 7"]])
        const path = `/customers/${writer.id}/person-data`
        const { records } = personDataSchema.parse((await ofStaff("GET", path)).body)
        expect(records.plugin_fields).toMatchObject([
          { of: "review", id: review._id, field: "vehicle", value: "Van" },
          { of: "review", id: review._id, field: "plate", value: "EMD 7" },
        ])
        expect((await ofStaff("DELETE", path)).status).toBe(200)
        expect(table.size).toBe(0)
        const kept = await read(admin)
        expect(kept).toMatchObject({ _id: review._id })
        expect(kept).not.toHaveProperty("vehicle")
      })
    })
  },
})
