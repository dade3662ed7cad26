import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { configSchema } from "../../src/contract/shop/config"
import { personDataSchema } from "../../src/contract/account/person"
import { orderSchema } from "../../src/contract/order/order"
import { reviewSchema } from "../../src/contract/review/review"
import { z } from "@medusajs/framework/zod"
import { PART_LIST_MODULE } from "../../src/modules/part-list"
import type { PartListModuleService } from "../../src/modules/part-list/service"
import { readIdentity } from "../../src/identity/admin-client"
import { readOutbox } from "../../src/queries/mail/outbox"
import { readEnvironment } from "../../src/settings/environment"
import { databaseImage } from "../setup/run/database-image"
import { payOrder } from "../setup/orders/pay-order"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { addVehicle } from "../setup/vehicles/vehicles"
import { sharedShop } from "../setup/run/shop-suite"
import { setAdmin, staffToken } from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const { identity, dataDir } = readEnvironment(process.env)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let part: TestPart

    beforeAll(() => openShop(getContainer()))
    beforeEach(async () => {
      part = await addPart(getContainer())
    })

    const ask = (method: "GET" | "DELETE", id: string, token?: string) =>
      api.call({ method, path: `/admin/customers/${id}/person-data`, token })

    /** The tables and files that hold one of these texts (in small letters), and which. */
    async function whereIs(traces: readonly string[]): Promise<string[]> {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows } = await database.raw<{ rows: { name: string }[] }>(
        `select table_name as name from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
      const found: string[] = []
      const look = (place: string, text: string) => {
        const lower = text.toLowerCase()
        found.push(...traces.filter((one) => lower.includes(one)).map((one) => `${place}: ${one}`))
      }
      for (const { name } of rows) {
        const table = await database.raw<{ rows: unknown[] }>(`select to_jsonb(r) from "${name}" r`)
        look(name, JSON.stringify(table.rows))
      }
      for (const folder of ["outbox", "identity", "private"]) {
        const place = path.join(dataDir, folder)
        for (const file of fs.readdirSync(place)) {
          look(`${folder}/${file}`, fs.readFileSync(path.join(place, file), "utf8"))
        }
      }
      return found
    }

    const review = { reviewTitle: "Fits", reviewDes: "Every one.", rating: "5" }

    /** Somebody with a paid and delivered order, a profile, a review and mails; all traces are theirs. */
    async function known(admin: Person) {
      const name = `Grace${randomUUID()}`
      const buyer = await signUp(api, { name })
      const profile = { address: `Yard ${randomUUID()}`, phone: `+1 ${randomUUID()}` }
      const whole = { name, email: buyer.email, education: "Yale", ...profile }
      await api.put(`/user/${buyer.id}`, whole, buyer.token)
      const sent = { phone: `+2 ${randomUUID()}`, address: `Street ${randomUUID()}` }
      const purchase = { ...purchaseOf(part, buyer), ...sent }
      const order = dataOf(await api.post("/orders", purchase, buyer.token), orderSchema)
      await payOrder(api, { order, buyer })
      await api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
      await api.post(`/order/${order._id}/notes`, { text: `${name} calls back` }, admin.token)
      const wrong = { lines: [{ line: 1, qty: 2, reason: "other" }], note: `${name} is sorry` }
      const asked = await api.post(`/order/${order._id}/returns`, wrong, buyer.token)
      expect(asked.status).toBe(201)
      await api.post("/reviews", { ...review, name, email: buyer.email }, buyer.token)
      const wish = { lines: [{ productId: part.id, qty: 70 }] }
      await api.post("/basket/lines", wish, buyer.token)
      const noted = [{ productId: part.id, qty: 60, note: `Shelf of ${name}` }]
      await api.post("/lists", { name: `Brakes of ${name}`, lines: noted }, buyer.token)
      const garage = { vehicleId: await addVehicle(getContainer()), label: `Van of ${name}` }
      await api.post("/garage", garage, buyer.token)
      const mails = async () =>
        (await readOutbox(dataDir)).filter(({ text }) => text.includes(order._id)).length
      // Four to the buyer, and two to staff.
      await expect.poll(mails, { timeout: 10_000 }).toBeGreaterThan(5)
      const traces = [name, buyer.email, ...Object.values(profile), ...Object.values(sent)]
      return { buyer, name, street: sent.address, traces: traces.map((one) => one.toLowerCase()) }
    }

    describe("GET /admin/customers/{id}/person-data", () => {
      it("tells all that the shop holds of a person, and no key of sign-in", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const { buyer, name, street } = await known(admin)
        const answer = await ask("GET", buyer.id, await signInMedusaAdmin(api))
        expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } })
        const data = personDataSchema.parse(answer.body)
        expect(data).toMatchObject({
          email: buyer.email,
          incomplete: [],
          account: { email: buyer.email, emailVerified: true },
          records: {
            customers: [{ id: buyer.id, first_name: name }],
            profiles: [{ education: "Yale", address: expect.stringContaining("Yard") }],
            orders: [
              {
                email: buyer.email,
                shipping_address: { address_1: street },
                lines: [{ title: part.name, quantity: 50 }],
                payments: [{ provider_payment_id: expect.stringMatching(/^pi_/) }],
              },
            ],
            order_notes: [{ text: `${name} calls back`, is_internal: true }],
            returns: [{ note: `${name} is sorry`, lines: [{ quantity: 2, reason: "other" }] }],
            reviews: [{ title: "Fits" }],
            part_lists: [
              { name: `Brakes of ${name}`, lines: [{ quantity: 60, note: `Shelf of ${name}` }] },
              { name: null, lines: [{ sku: part.sku, quantity: 70 }] },
            ],
            garage: [{ make: "Velmont", label: `Van of ${name}`, count: 1 }],
            outbox: [1, 2, 3, 4].map(() => ({ to: buyer.email })),
          },
        })
        expect(data.records.audit_trail).not.toHaveLength(0)
        expect(JSON.stringify(answer.body)).not.toMatch(/scrypt|passwordHash|salt/)
      })
    })

    describe("DELETE /admin/customers/{id}/person-data", () => {
      it("leaves nothing of a person anywhere, and keeps orders and reviews without them", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const { buyer, traces } = await known(admin)
        await setAdmin(api, { person: buyer, admin, isAdmin: true })
        await setAdmin(api, { person: buyer, admin, isAdmin: false })
        const staff = await signInMedusaAdmin(api)
        await api.call({ method: "POST", path: "/admin/orders/export", token: staff, body: {} })
        const exported = `private/private-`
        const places = async () => (await whereIs(traces)).filter((one) => one.startsWith(exported))
        await expect.poll(places).not.toEqual([])

        const answer = await ask("DELETE", buyer.id, staff)
        expect(answer).toMatchObject({ status: 200, body: { erasure: { orders: 1, reviews: 1 } } })
        expect(await whereIs(traces)).toEqual([])
        expect(await readIdentity(identity, { email: buyer.email })).toBeUndefined()

        const lists = await getContainer()
          .resolve<PartListModuleService>(PART_LIST_MODULE)
          .listPartLists({ customer_id: buyer.id }, { withDeleted: true })
        expect(lists).toEqual([])

        const [order] = dataOf(await api.get("/orders", admin.token), z.array(orderSchema))
        expect(order).toMatchObject({ productName: part.name, qty: 50, isPaid: true, email: "" })
        expect(dataOf(await api.get("/reviews"), z.array(reviewSchema))).toMatchObject([
          { name: "erased person", reviewTitle: "Fits" },
        ])
        const trail = await api.call({
          method: "GET",
          path: "/admin/audit-trail?kind=person",
          token: staff,
        })
        expect(trail.body).toMatchObject({
          entries: [
            { action: "erased", thing_id: buyer.id, thing_name: "erased person", after: null },
          ],
        })
        expect((await ask("DELETE", buyer.id, staff)).status).toBe(404)

        expect(failureOf(await api.get("/products", buyer.token)).status).toBe(401)
        expect((await api.post("/auth", { email: buyer.email }, buyer.idToken)).status).toBe(401)
        const { publishableApiKey } = dataOf(await api.get("/config"), configSchema).commerce
        const store = await api.call({
          method: "GET",
          path: "/store/customers/me",
          token: buyer.token,
          headers: { "x-publishable-api-key": publishableApiKey },
        })
        expect(store.status).toBe(401)
      })

      it("reaches somebody who was deleted before", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const buyer = await signUp(api)
        const written = { ...review, name: "A", email: buyer.email }
        await api.post("/reviews", written, buyer.token)
        expect((await api.delete(`/user/${buyer.id}`, admin.token)).status).toBe(200)
        expect((await ask("DELETE", buyer.id, await signInMedusaAdmin(api))).status).toBe(200)
        expect(await whereIs([buyer.email.toLowerCase()])).toEqual([])
      })

      it("is refused, and changes nothing, while an order is open, for oneself and the last administrator", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const buyer = await signUp(api)
        await placeOrder(api, { part, buyer })
        const [staff, before] = [await signInMedusaAdmin(api), await databaseImage(getContainer())]
        expect(await ask("DELETE", buyer.id, staff)).toMatchObject({
          status: 409,
          body: {
            code: "orders_open",
            message:
              "One order of this person is not paid or not delivered yet: deliver or cancel first",
          },
        })
        expect(await ask("DELETE", admin.id, staff)).toMatchObject({
          status: 409,
          body: { code: "own_account" },
        })
        expect(await databaseImage(getContainer())).toEqual(before)
        expect((await api.get(`/orders/${buyer.email}`, buyer.token)).status).toBe(200)
      })

      it("erases nothing while the identity provider is out of reach", async () => {
        await signInAdmin(getContainer(), api)
        const buyer = await signUp(api)
        const [staff, before] = [await signInMedusaAdmin(api), await databaseImage(getContainer())]
        const outage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no route"))
        const answer = await ask("DELETE", buyer.id, staff)
        outage.mockRestore()
        expect(answer).toMatchObject({ status: 503, body: { code: "identity_unavailable" } })
        expect(await databaseImage(getContainer())).toEqual(before)
      })

      it("is for staff", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const [buyer, other] = [await signUp(api), await signUp(api)]
        for (const method of ["GET", "DELETE"] as const) {
          for (const token of [undefined, buyer.token, admin.token]) {
            expect((await ask(method, other.id, token)).status).toBe(401)
          }
        }
        await setAdmin(api, { person: buyer, admin, isAdmin: true })
        expect((await ask("GET", other.id, await staffToken(api, buyer))).status).toBe(200)
      })
    })
  },
})
