import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { accessSchema } from "../../src/contract/account/auth"
import { configSchema } from "../../src/contract/shop/config"
import { userSchema } from "../../src/contract/account/user"
import { databaseImage, imageWithoutTrail } from "../setup/run/database-image"
import type { Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { enterMedusaAdmin, setAdmin, staffToken } from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { forgeries } from "./support/forgeries"
import { setFirebaseVariables, startGoogleHosts, type GoogleHosts } from "./support/google-hosts"
import { PASSWORD, registerAtGoogle, signInBoss, signUpByGoogle } from "./support/google-people"

setFirebaseVariables({ withAccount: true })

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let google: GoogleHosts
    beforeAll(async () => {
      google = await startGoogleHosts()
      await openShop(getContainer())
    })
    afterAll(() => google.stop())

    const recordOf = async ({ email, token }: Person) =>
      dataOf(await api.get(`/users/${email}`, token), z.array(userSchema))[0]
    const enterStore = (idToken: string) =>
      api.call({ method: "POST", path: "/auth/customer/firebase", body: { id_token: idToken } })

    describe("a shop with a Firebase project", () => {
      it("registers somebody, lets them order and takes their renewed tokens", async () => {
        const part = await addPart(getContainer())
        expect(dataOf(await api.get("/config"), configSchema).identity).toEqual({
          mode: "firebase",
          apiKey: "AIza-of-the-tests",
          projectId: "halden-test",
          authDomain: "halden-test.firebaseapp.com",
        })
        const buyer = await signUpByGoogle(api, google)
        const body = { name: "Ada", email: buyer.email, isAdmin: false }
        expect((await api.post("/users", body, buyer.token)).status).toBe(200)
        const order = await placeOrder(api, { part, buyer })
        const renewed = await google.client.refresh(buyer.refreshToken)
        const answer = await api.post(
          "/auth",
          { email: buyer.email },
          String(renewed.body.id_token),
        )
        const { accessToken } = accessSchema.parse(answer.body)
        const orders = await api.get(`/orders/${buyer.email}`, accessToken)
        expect(orders.body).toMatchObject([{ _id: order._id }])
      })

      it("has the door of the embedded service shut", async () => {
        const path = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k"
        expect((await api.call({ method: "POST", path, body: {} })).status).toBe(404)
      })

      it("closes and opens accounts with the service account, asking Google for one token", async () => {
        const [boss, buyer] = [await signInBoss(api, google), await signUpByGoogle(api, google)]
        expect((await api.delete(`/user/${buyer.id}`, boss.token)).status).toBe(200)
        const login = { email: buyer.email, password: PASSWORD }
        const closed = await google.client.account("signInWithPassword", login)
        expect(closed.error).toBe("USER_DISABLED")
        expect(failureOf(await api.post("/auth", login, buyer.idToken)).status).toBe(401)

        const restored = await api.call({
          method: "POST",
          path: "/admin/restored-users",
          token: await staffToken(api, boss),
          body: { email: buyer.email },
        })
        expect(restored.status).toBe(200)
        const { idToken } = await google.client.tokens("signInWithPassword", login)
        expect((await api.post("/auth", login, idToken)).status).toBe(200)
        expect(google.state.grants).toBeLessThanOrEqual(1)
      })
    })

    it("opens none of its three doors to a forged, expired or foreign token", async () => {
      const boss = await signInBoss(api, google)
      const doors = async (idToken: string) => [
        (await api.post("/auth", { email: boss.email }, idToken)).status,
        (await enterStore(idToken)).status,
        (await enterMedusaAdmin(api, { ...boss, idToken })).status,
      ]
      expect(await doors(boss.idToken)).toEqual([200, 200, 200])
      const before = await imageWithoutTrail(getContainer())
      for (const [what, forge] of forgeries) {
        const answers = await doors(await forge(boss.idToken, google))
        expect({ what, answers }).toEqual({ what, answers: [401, 401, 401] })
      }
      expect(await imageWithoutTrail(getContainer())).toEqual(before)
    })

    describe("while Google is out of reach", () => {
      it("the catalogue is up, and nobody signs in by any door", async () => {
        const part = await addPart(getContainer())
        const boss = await signInBoss(api, google)
        const stranger = await registerAtGoogle(google)
        google.state.down = true
        onTestFinished(() => void (google.state.down = false))
        expect((await api.get("/products")).status).toBe(200)
        expect((await api.get(`/product/${part.id}`, boss.token)).status).toBe(200)
        const failure = failureOf(await api.post("/auth", stranger, stranger.idToken))
        expect(failure).toMatchObject({ status: 503, code: "identity_unavailable" })
        expect((await enterStore(stranger.idToken)).status).toBe(503)
        expect((await enterMedusaAdmin(api, boss)).status).toBe(401)
        const customers = getContainer().resolve(Modules.CUSTOMER)
        expect(await customers.listCustomers({ email: stranger.email })).toEqual([])
      })

      it("nobody is deleted and nobody promoted", async () => {
        const [boss, buyer] = [await signInBoss(api, google), await signUpByGoogle(api, google)]
        const before = await databaseImage(getContainer())
        google.state.down = true
        onTestFinished(() => void (google.state.down = false))
        const answers = [
          await api.delete(`/user/${buyer.id}`, boss.token),
          await setAdmin(api, { person: buyer, admin: boss, isAdmin: true }),
        ]
        for (const answer of answers) {
          expect(failureOf(answer)).toMatchObject({ status: 503, code: "identity_unavailable" })
        }
        expect(await databaseImage(getContainer())).toEqual(before)
        google.state.down = false
        expect(await recordOf(buyer)).toMatchObject({ isAdmin: false })
      })
    })

    describe("the first administrator", () => {
      it("is whom SHOP_ADMIN_EMAIL names, once the mail is verified, on two sign-ins at once", async () => {
        const account = await registerAtGoogle(google, {
          email: "boss@example.com",
          verified: false,
        })
        const enter = async () => {
          const { body } = await api.post("/auth", account, account.idToken)
          return { ...account, name: "", id: "", token: accessSchema.parse(body).accessToken }
        }
        expect(await recordOf(await enter())).toMatchObject({ isAdmin: false })
        await google.change(account.uid, { emailVerified: true })
        const [boss] = await Promise.all([enter(), enter(), enter()])
        expect(await recordOf(boss)).toMatchObject({ isAdmin: true })
        const { email } = account
        expect(await getContainer().resolve(Modules.USER).listUsers({ email })).toHaveLength(1)
        expect((await enterMedusaAdmin(api, boss)).status).toBe(200)
        expect(await recordOf(await signUpByGoogle(api, google))).toMatchObject({ isAdmin: false })
      })

      it("is their mail's owner, whoever had occupied it, and is appointed anew with a new account", async () => {
        const email = "boss@example.com"
        const squatter = await signUpByGoogle(api, google, { email, verified: false })
        await google.client.account("delete", { idToken: squatter.idToken })
        const boss = await signInBoss(api, google)
        expect(boss.id).not.toBe(squatter.id)
        expect(await recordOf(boss)).toMatchObject({ isAdmin: true })

        await google.client.account("delete", { idToken: boss.idToken })
        const again = await signInBoss(api, google)
        expect(again.id).toBe(boss.id)
        expect(await recordOf(again)).toMatchObject({ isAdmin: true })
        expect((await enterMedusaAdmin(api, again)).status).toBe(200)
      })

      it("stays without the role that another administrator took", async () => {
        const [boss, other] = [await signInBoss(api, google), await signUpByGoogle(api, google)]
        await setAdmin(api, { person: other, admin: boss, isAdmin: true })
        await setAdmin(api, { person: boss, admin: other, isAdmin: false })
        expect((await api.post("/auth", boss, boss.idToken)).status).toBe(200)
        expect(await recordOf(boss)).toMatchObject({ isAdmin: false })
      })

      it("is none of a sign-in whose promotion fails, and is of the next", async () => {
        const account = await registerAtGoogle(google, { email: "boss@example.com" })
        const failing = vi
          .spyOn(getContainer().resolve(Modules.USER), "createUsers")
          .mockRejectedValueOnce(new Error("disk full"))
        expect(failureOf(await api.post("/auth", account, account.idToken)).status).toBe(500)
        failing.mockRestore()
        const { body } = await api.post("/auth", account, account.idToken)
        const { accessToken: token } = accessSchema.parse(body)
        expect(await recordOf({ ...account, token, id: "", name: "" })).toMatchObject({
          isAdmin: true,
        })
      })
    })
  },
})
