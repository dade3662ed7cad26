import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { configSchema } from "../../src/contract/shop/config"
import { orderSchema } from "../../src/contract/order/order"
import { reviewSchema } from "../../src/contract/review/review"
import { userSchema } from "../../src/contract/account/user"
import { PART_LIST_MODULE } from "../../src/modules/part-list"
import type { PartListModuleService } from "../../src/modules/part-list/service"
import { readIdentity } from "../../src/identity/admin-client"
import { readEnvironment } from "../../src/settings/environment"
import { databaseImage } from "../setup/run/database-image"
import { freshProof, signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { openSession, setAdmin, staffToken, statusWithSession } from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const { identity } = readEnvironment(process.env)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const storeKey = async () =>
      dataOf(await api.get("/config"), configSchema).commerce.publishableApiKey
    const storeMe = async (token: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        "x-publishable-api-key": await storeKey(),
      }
      const path = "/store/customers/me"
      return (await client.get(path, { headers, validateStatus: () => true })).status
    }
    const review = { reviewTitle: "Fits", reviewDes: "Every one of them.", rating: "5" }

    describe("DELETE /api/v1/user/{id}", () => {
      it("closes the account, ends the person's tokens on every door and frees their mail", async () => {
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const cookie = await openSession(client, buyer.token)
        const session = {
          path: "/store/customers/me",
          cookie,
          "x-publishable-api-key": await storeKey(),
        }
        expect(await storeMe(buyer.token)).toBe(200)
        expect(await statusWithSession(client, session)).toBe(200)

        const answer = await api.delete(`/user/${buyer.id}`, admin.token)
        expect(answer).toMatchObject({ status: 200, body: { success: true } })
        expect(failureOf(await api.get(`/users/${buyer.email}`, buyer.token)).status).toBe(401)
        expect(failureOf(await api.get("/products", buyer.token)).status).toBe(401)
        expect(await storeMe(buyer.token)).toBe(401)
        expect(await statusWithSession(client, session)).toBe(401)
        const again = await api.post("/auth", { email: buyer.email }, buyer.idToken)
        expect(failureOf(again)).toMatchObject({ status: 401, message: "No user is logged in" })
        expect(await readIdentity(identity, { email: buyer.email })).toMatchObject({
          disabled: true,
        })
        expect(
          dataOf(await api.get(`/users/${buyer.email}`, admin.token), z.array(userSchema)),
        ).toEqual([])
        expect(failureOf(await api.delete(`/user/${buyer.id}`, admin.token)).status).toBe(404)
        expect(failureOf(await api.put(`/user/${buyer.id}`, {}, admin.token)).status).toBe(404)
      })

      it("takes the person's basket along", async () => {
        const part = await addPart(getContainer())
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        await api.post("/basket/lines", { lines: [{ productId: part.id, qty: 50 }] }, buyer.token)
        const lists = getContainer().resolve<PartListModuleService>(PART_LIST_MODULE)
        expect(await lists.listPartLists({ customer_id: buyer.id })).toHaveLength(1)
        expect((await api.delete(`/user/${buyer.id}`, admin.token)).status).toBe(200)
        expect(await lists.listPartLists({ customer_id: buyer.id })).toEqual([])
      })

      it("keeps orders and reviews, in Medusa Admin too", async () => {
        const part = await addPart(getContainer())
        const buyer = await signUp(api, { name: "Grace Hopper" })
        const admin = await signInAdmin(getContainer(), api)
        const order = await placeOrder(api, { part, buyer })
        await api.post("/reviews", { ...review, name: buyer.name, email: buyer.email }, buyer.token)
        expect((await api.delete(`/user/${buyer.id}`, admin.token)).status).toBe(200)

        const list = z.array(orderSchema)
        expect(dataOf(await api.get(`/order/${order._id}`, admin.token), orderSchema)).toEqual(
          order,
        )
        expect(dataOf(await api.get("/orders", admin.token), list)).toEqual([order])
        const byMail = await api.get(`/orders/${buyer.email}`, admin.token)
        expect(list.parse(byMail.body)).toEqual([order])
        const token = await signInMedusaAdmin(api)
        for (const path of ["/admin/orders", `/admin/orders/${order._id}`]) {
          const { status, body } = await api.call({
            method: "GET",
            path: `${path}?fields=email,total,*shipping_address`,
            token,
          })
          expect(status).toBe(200)
          expect(JSON.stringify(body)).toContain(buyer.email)
        }
        const reviews = dataOf(await api.get("/reviews"), z.array(reviewSchema))
        expect(reviews).toMatchObject([{ name: "Grace Hopper", reviewTitle: "Fits" }])
      })

      it("puts an administrator out of Medusa Admin, by token and by session", async () => {
        const [person, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        await setAdmin(api, { person, admin, isAdmin: true })
        const token = await staffToken(api, person)
        const session = { path: "/admin/orders", cookie: await openSession(client, token) }
        expect(await statusWithSession(client, session)).toBe(200)
        expect((await api.delete(`/user/${person.id}`, admin.token)).status).toBe(200)
        expect(await statusWithSession(client, session)).toBe(401)
        const { status } = await api.call({ method: "GET", path: "/admin/orders", token })
        expect(status).toBe(401)
        expect(
          await getContainer().resolve(Modules.USER).listUsers({ email: person.email }),
        ).toEqual([])
      })

      it("is for administrators, and not for their own account", async () => {
        const [buyer, other] = [await signUp(api), await signUp(api)]
        const admin = await signInAdmin(getContainer(), api)
        for (const id of [other.id, buyer.id, "cus_unknown"]) {
          expect(failureOf(await api.delete(`/user/${id}`, buyer.token)).status).toBe(403)
        }
        expect(failureOf(await api.delete(`/user/${other.id}`)).status).toBe(401)
        expect(failureOf(await api.delete(`/user/${admin.id}`, admin.token))).toMatchObject({
          status: 409,
          code: "own_account",
        })
        expect(failureOf(await api.delete("/user/cus_unknown", admin.token))).toMatchObject({
          status: 404,
          code: "user_not_found",
        })
      })

      it("leaves one administrator where two delete each other at once", async () => {
        const [one, other] = [await signUp(api), await signUp(api)]
        // Not the shop's own one: their account would stay closed, whatever becomes of the database.
        const admin = await signInAdmin(getContainer(), api)
        await setAdmin(api, { person: one, admin, isAdmin: true })
        await setAdmin(api, { person: other, admin, isAdmin: true })
        await setAdmin(api, { person: admin, admin: one, isAdmin: false })
        const answers = await Promise.all([
          api.delete(`/user/${other.id}`, one.token),
          api.delete(`/user/${one.id}`, other.token),
        ])
        const statuses = answers.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        const refused = failureOf(answers[statuses[0] === 200 ? 1 : 0])
        expect([401, 409]).toContain(refused.status)
        const survivor = statuses[0] === 200 ? one : other
        const users = dataOf(await api.get("/users", survivor.token), z.array(userSchema))
        const administrators = users.filter(({ isAdmin }) => isAdmin)
        expect(administrators.map(({ email }) => email)).toEqual([survivor.email])
        expect(users).toHaveLength(2)
      })

      it("deletes nothing while the identity provider is out of reach", async () => {
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const before = await databaseImage(getContainer())
        const outage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no route"))
        const failure = failureOf(await api.delete(`/user/${buyer.id}`, admin.token))
        outage.mockRestore()
        expect(failure).toMatchObject({ status: 503, code: "identity_unavailable" })
        expect(await databaseImage(getContainer())).toEqual(before)
      })

      it("leaves everything as it was, and the account open, when a later step fails", async () => {
        const [person, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        await setAdmin(api, { person, admin, isAdmin: true })
        await api.post("/reviews", { ...review, name: "A", email: person.email }, person.token)
        const before = await databaseImage(getContainer())
        const failing = vi
          .spyOn(getContainer().resolve(Modules.CUSTOMER), "softDeleteCustomers")
          .mockRejectedValueOnce(new Error("disk full"))
        expect(failureOf(await api.delete(`/user/${person.id}`, admin.token)).status).toBe(500)
        failing.mockRestore()
        expect(await databaseImage(getContainer())).toEqual(before)
        expect(await readIdentity(identity, { email: person.email })).toMatchObject({
          disabled: false,
        })
        expect((await api.get("/users", person.token)).status).toBe(200)
      })
    })

    describe("GET /admin/closed-accounts", () => {
      const closed = async (q: string, token?: string) => {
        const path = `/admin/closed-accounts?q=${encodeURIComponent(q)}`
        return api.call({ method: "GET", path, token })
      }

      it("lists whom a deletion shut out, until they are back", async () => {
        const buyer = await signUp(api, { name: "Grace Hopper" })
        const admin = await signInAdmin(getContainer(), api)
        const token = await signInMedusaAdmin(api)
        const { email } = buyer
        expect((await closed(email, token)).body).toEqual({ closed_accounts: [] })
        await api.delete(`/user/${buyer.id}`, admin.token)
        expect((await closed(email.toUpperCase(), token)).body).toMatchObject({
          closed_accounts: [{ email, name: "Grace Hopper", is_closed: true }],
        })
        expect((await closed("somebody else", token)).body).toEqual({ closed_accounts: [] })

        const path = "/admin/restored-users"
        await api.call({ method: "POST", path, body: { email }, token })
        expect((await closed(email, token)).body).toMatchObject({
          closed_accounts: [{ email, is_closed: false }],
        })
        await api.post("/auth", { email }, await freshProof(buyer))
        expect((await closed(email, token)).body).toEqual({ closed_accounts: [] })
      })

      it("is for staff", async () => {
        const buyer = await signUp(api)
        expect((await closed("")).status).toBe(401)
        expect((await closed("", buyer.token)).status).toBe(401)
      })
    })

    describe("POST /admin/restored-users", () => {
      const restore = async (email: string, token?: string) =>
        api.call({ method: "POST", path: "/admin/restored-users", body: { email }, token })

      it("lets a deleted person in again, as a new user", async () => {
        const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
        const token = await signInMedusaAdmin(api)
        await api.delete(`/user/${buyer.id}`, admin.token)
        expect(await restore(buyer.email.toUpperCase(), token)).toMatchObject({
          status: 200,
          body: { restored_user: { email: buyer.email } },
        })
        const { body } = await api.post("/auth", { email: buyer.email }, await freshProof(buyer))
        const { accessToken } = z.object({ accessToken: z.string() }).parse(body)
        const [user] = dataOf(
          await api.get(`/users/${buyer.email}`, accessToken),
          z.array(userSchema),
        )
        expect(user).toMatchObject({ email: buyer.email, isAdmin: false })
        expect(user?._id).not.toBe(buyer.id)
        expect((await api.get(`/orders/${buyer.email}`, accessToken)).body).toEqual([])
      })

      it("needs staff, a mail and an account of it", async () => {
        await signInAdmin(getContainer(), api)
        const token = await signInMedusaAdmin(api)
        expect((await restore("a@b.cd")).status).toBe(401)
        expect((await restore("nobody", token)).status).toBe(400)
        expect((await restore("nobody@example.com", token)).status).toBe(404)
      })
    })
  },
})
