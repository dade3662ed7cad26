import { z } from "@medusajs/framework/zod"
import { personDataSchema } from "../../../src/contract/account/person"
import { userSchema } from "../../../src/contract/account/user"
import { declareField } from "../../../src/kit/fields"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { storeClient } from "../../setup/store"
import { dataOf, failureOf, testApi } from "../../setup/test-api"
import { registeredOfTest } from "../registered"

const NAME = "@acme/credit"
const aUser = userSchema.loose()
const owner = { read: ["owner", "staff"], write: ["owner", "staff"] } as const
const staffs = { read: ["staff"], write: ["staff"] } as const

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let admin: Person
    let staff: string

    beforeAll(async () => {
      admin = await signInAdmin(getContainer(), api)
      staff = await signInMedusaAdmin(api)
    })

    beforeEach(() => {
      const of = "customer" as const
      const vat = z
        .string()
        .regex(/^[A-Z]{2}\d{2,12}$/, "no VAT number")
        .max(14)
        .optional()
      const limit = z.number().int().min(0).optional()
      const vatNumber = { field: "vatNumber", label: "VAT number", schema: vat, ...owner }
      const credit = { field: "creditLimit", label: "Credit limit", schema: limit, ...staffs }
      keep(
        declareField({ name: NAME, of, ...vatNumber }).takeOut,
        declareField({ name: NAME, of, ...credit }).takeOut,
      )
    })

    const ofStaff = (method: string, path: string, body?: unknown) =>
      api.call({ method, path: `/admin${path}`, token: staff, body })
    const profileOf = ({ name, email }: Person) => ({
      ...{ name, email, education: "Yale", address: "1 Street", phone: "1" },
    })
    const put = (person: Person, body: object, as = person) =>
      api.put(`/user/${person.id}`, body, as.token)
    const read = async (person: Person, as = person) =>
      dataOf(await api.get(`/users/${person.email}`, as.token), aUser.array())[0]

    describe("a field of a customer", () => {
      it("is written with the profile or alone, and answered to its owner and to staff", async () => {
        const person = await signUp(api)
        const body = { ...profileOf(person), vatNumber: "DE12345" }
        expect(dataOf(await put(person, body), aUser)).toMatchObject({ vatNumber: "DE12345" })
        expect(dataOf(await put(person, profileOf(person)), aUser).vatNumber).toBe("DE12345")
        expect(await read(person, admin)).toMatchObject({ vatNumber: "DE12345" })
        expect(dataOf(await put(person, { vatNumber: "DE99" }), aUser)).toMatchObject({
          vatNumber: "DE99",
          education: "Yale",
        })
        const none = dataOf(await put(person, { vatNumber: null }), aUser)
        expect(none).not.toHaveProperty("vatNumber")
      })

      it("is refused at its field, and then nothing of the profile is written", async () => {
        const person = await signUp(api)
        await put(person, profileOf(person))
        const wrong = { ...profileOf(person), education: "MIT", vatNumber: "4711" }
        expect(failureOf(await put(person, wrong))).toMatchObject({
          status: 400,
          errors: [{ field: "vatNumber", message: "no VAT number" }],
        })
        expect(await read(person)).toMatchObject({ education: "Yale" })
      })

      it("that is staff's is written and read by nobody else, through no door", async () => {
        const person = await signUp(api)
        const own = dataOf(await put(person, { ...profileOf(person), creditLimit: 9 }), aUser)
        expect(own).not.toHaveProperty("creditLimit")
        expect(await read(person, admin)).not.toHaveProperty("creditLimit")
        const path = `/customers/${person.id}/fields`
        expect((await ofStaff("POST", path, { creditLimit: -1 })).status).toBe(400)
        expect((await ofStaff("POST", path, { creditLimit: 500 })).body).toMatchObject({
          fields: [{ field: "vatNumber" }, { field: "creditLimit", value: 500 }],
        })
        expect(await read(person, admin)).toMatchObject({ creditLimit: 500 })
        expect(await read(person)).not.toHaveProperty("creditLimit")
        const store = await storeClient(api)
        const answer = await store.call("/customers/me?fields=*,metadata", { as: person })
        expect(answer.status).toBe(200)
        expect(JSON.stringify(answer.body)).not.toContain("500")
        const stranger = await signUp(api)
        expect((await put(person, { vatNumber: "DE11" }, stranger)).status).toBe(404)
      })

      it("is in what is exported of a person", async () => {
        const person = await signUp(api)
        await put(person, { ...profileOf(person), vatNumber: "DE12345" })
        const { body } = await ofStaff("GET", `/customers/${person.id}/person-data`)
        const { records } = personDataSchema.parse(body)
        const kept = { of: "customer", id: person.id, field: "vatNumber", value: "DE12345" }
        expect(records.plugin_fields).toMatchObject([kept])
      })
    })
  },
})
