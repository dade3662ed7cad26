import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { accessSchema } from "../../src/contract/account/auth"
import { userSchema } from "../../src/contract/account/user"
import { orderSchema } from "../../src/contract/order/order"
import { placeOrder } from "../setup/orders/purchase"
import { enter, newEmail, newIdentity, signInAdmin, type Person } from "../setup/people"
import { writeReview } from "../setup/review"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart } from "../setup/shop-fixture"
import { enterMedusaAdmin, setAdmin, staffToken } from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import {
  changeMailAtProvider,
  deleteAtProvider,
  verifyAtProvider,
} from "./support/provider-account"

const bodyOf = (init?: RequestInit): unknown =>
  typeof init?.body === "string" && init.body.startsWith("{") ? JSON.parse(init.body) : undefined

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    const register = async (email: string, verified: boolean) =>
      enter(api, await newIdentity({ email, verified }))
    const ordersOf = async ({ email, token }: Person) =>
      z.array(orderSchema).parse((await api.get(`/orders/${email}`, token)).body)
    const userOf = async ({ email, token }: Person) =>
      dataOf(await api.get(`/users/${email}`, token), z.array(userSchema))[0]
    const staffOf = (email: string) => getContainer().resolve(Modules.USER).listUsers({ email })

    describe("a mail that somebody occupied", () => {
      it("is its owner's once they have verified it, without anything of the squatter's", async () => {
        const part = await addPart(getContainer())
        const squatter = await register(newEmail("owner"), false)
        const order = await placeOrder(api, { part, buyer: squatter })
        await writeReview(api, squatter)
        await deleteAtProvider(squatter.email)

        const owner = await register(squatter.email, true)
        expect(owner.id).not.toBe(squatter.id)
        expect(await ordersOf(owner)).toEqual([])
        expect((await api.get(`/reviews/${owner.email}`, owner.token)).body).toMatchObject({
          data: [],
        })
        expect((await api.get(`/order/${order._id}`, owner.token)).status).toBe(404)
        const admin = await signInAdmin(getContainer(), api)
        expect((await api.get(`/order/${order._id}`, admin.token)).status).toBe(200)
      })

      it("asks whoever has not verified it to do so, and is free then", async () => {
        const squatter = await register(newEmail("owner"), false)
        await deleteAtProvider(squatter.email)
        const { email, idToken } = await newIdentity({ email: squatter.email, verified: false })
        for (let count = 0; count < 2; count += 1) {
          expect(failureOf(await api.post("/auth", { email }, idToken))).toMatchObject({
            status: 409,
            code: "email_unconfirmed",
          })
        }
        await verifyAtProvider(email)
        const answers = await Promise.all([
          api.post("/auth", { email }, idToken),
          api.post("/auth", { email }, idToken),
        ])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const { accessToken: token } = accessSchema.parse(answers[0].body)
        expect(await userOf({ ...squatter, token })).toMatchObject({ email })
      })

      it("leaves the one who has another by now their own record", async () => {
        const part = await addPart(getContainer())
        const first = await register(newEmail("owner"), true)
        const order = await placeOrder(api, { part, buyer: first })
        const email = newEmail("moved")
        const proof = await changeMailAtProvider({ from: first.email, to: email, verified: true })
        const owner = await register(first.email, true)
        expect(owner.id).not.toBe(first.id)
        expect(await ordersOf(owner)).toEqual([])
        const moved = await enter(api, { email, idToken: proof })
        expect(moved.id).toBe(first.id)
        expect(await ordersOf(moved)).toMatchObject([{ _id: order._id }])
      })

      it("is nobody else's while an account that has verified it is there", async () => {
        const first = await register(newEmail("owner"), true)
        await deleteAtProvider(first.email)
        const { email, idToken } = await newIdentity({ email: first.email })
        // Where a project lets two accounts have one mail, as the embedded service does not.
        const real = globalThis.fetch
        const stillThere = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
          const asked = z.object({ localId: z.array(z.string()) }).safeParse(bodyOf(init))
          if (!asked.success) return real(input, init)
          const [localId] = asked.data.localId
          const users = [{ localId, email: email.toUpperCase(), emailVerified: true }]
          return Promise.resolve(Response.json({ users }))
        })
        const refused = failureOf(await api.post("/auth", { email }, idToken))
        stillThere.mockRestore()
        expect(refused).toMatchObject({ status: 409, code: "email_taken" })
      })

      it("takes no user of Medusa Admin along when the squatter is deleted", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const email = newEmail("clerk")
        await getContainer().resolve(Modules.USER).createUsers({ email })
        const squatter = await register(email, false)
        expect((await api.delete(`/user/${squatter.id}`, admin.token)).status).toBe(200)
        expect(await staffOf(email)).toHaveLength(1)
      })
    })

    describe("an account that was deleted and made anew", () => {
      it("has its customer and orders back, and no older token opens them", async () => {
        const part = await addPart(getContainer())
        const before = await register(newEmail("owner"), true)
        const order = await placeOrder(api, { part, buyer: before })
        await deleteAtProvider(before.email)
        const after = await register(before.email, true)
        expect(after.id).toBe(before.id)
        expect(await ordersOf(after)).toMatchObject([{ _id: order._id }])
        expect((await api.get(`/users/${before.email}`, before.token)).status).toBe(401)
      })

      it("administrates nothing until it is asked anew", async () => {
        const admin = await signInAdmin(getContainer(), api)
        const before = await register(newEmail("owner"), true)
        await setAdmin(api, { person: before, admin, isAdmin: true })
        const token = await staffToken(api, before)
        await deleteAtProvider(before.email)
        const after = await register(before.email, true)
        expect(await userOf(after)).toMatchObject({ _id: before.id, isAdmin: false })
        expect(await staffOf(after.email)).toEqual([])
        expect((await enterMedusaAdmin(api, after)).status).toBe(401)
        const me = await api.call({ method: "GET", path: "/admin/users/me", token })
        expect(me.status).toBe(401)
        expect((await setAdmin(api, { person: after, admin, isAdmin: true })).status).toBe(200)
        expect((await enterMedusaAdmin(api, after)).status).toBe(200)
      })

      it("comes back on two sign-ins at once, once", async () => {
        const before = await register(newEmail("owner"), true)
        await deleteAtProvider(before.email)
        const { email, idToken } = await newIdentity({ email: before.email })
        const answers = await Promise.all(
          [1, 2, 3].map(() => api.post("/auth", { email }, idToken)),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        const { accessToken: token } = accessSchema.parse(answers[0]?.body)
        expect((await userOf({ ...before, token }))?._id).toBe(before.id)
      })
    })
  },
})
