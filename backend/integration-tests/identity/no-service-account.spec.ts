import { z } from "@medusajs/framework/zod"
import { payloadOf } from "../../src/embedded/identity/__tests__/support/token-parts"
import { databaseImage } from "../setup/run/database-image"
import { enter } from "../setup/people"
import { openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { enterMedusaAdmin, setAdmin } from "../setup/staff"
import { failureOf, testApi } from "../setup/test-api"
import { setFirebaseVariables, startGoogleHosts, type GoogleHosts } from "./support/google-hosts"
import { registerAtGoogle, signInBoss, signUpByGoogle } from "./support/google-people"

setFirebaseVariables({ withAccount: false })

ownShop({
  env: { RATE_LIMITS: "on" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let google: GoogleHosts
    beforeAll(async () => {
      google = await startGoogleHosts()
      await openShop(getContainer())
    })
    afterAll(() => google.stop())

    const lifeOf = (token: string) => {
      const { iat, exp } = z.object({ iat: z.number(), exp: z.number() }).parse(payloadOf(token))
      return exp - iat
    }
    const storeToken = async (idToken: string) => {
      const path = "/auth/customer/firebase"
      const { body } = await api.call({ method: "POST", path, body: { id_token: idToken } })
      return z.object({ token: z.string() }).parse(body).token
    }

    describe("a Firebase project without a service account", () => {
      it("gives tokens of one minute, on both doors, that nothing prolongs", async () => {
        const buyer = await signUpByGoogle(api, google)
        const token = await storeToken(buyer.idToken)
        expect([lifeOf(buyer.token), lifeOf(token)]).toEqual([60, 60])
        for (const path of ["/auth/session", "/AUTH/Session/"]) {
          const answer = await api.call({ method: "POST", path, token, body: {} })
          expect(answer).toMatchObject({ status: 400, body: { type: "not_allowed" } })
          expect(answer.headers["set-cookie"]).toBeUndefined()
        }
      })

      it("renews them seventy times in a quarter of an hour", async () => {
        const buyer = await signUpByGoogle(api, google)
        const statuses = new Set<number>()
        for (let count = 0; count < 70; count += 1) {
          statuses.add((await api.post("/auth", { email: buyer.email }, buyer.idToken)).status)
        }
        expect([...statuses]).toEqual([200])
      })

      it("renews none of an account that is disabled", async () => {
        const buyer = await signUpByGoogle(api, google)
        await google.change(buyer.uid, { disableUser: true })
        const failure = failureOf(await api.post("/auth", buyer, buyer.idToken))
        expect(failure).toMatchObject({ status: 401, message: "No user is logged in" })
      })

      it("gives an occupied mail to who has verified it, with a record of their own", async () => {
        const squatter = await signUpByGoogle(api, google, { verified: false })
        const { email } = squatter
        await google.client.account("delete", { idToken: squatter.idToken })
        const unverified = await registerAtGoogle(google, { email, verified: false })
        expect(failureOf(await api.post("/auth", { email }, unverified.idToken))).toMatchObject({
          status: 409,
          code: "email_unconfirmed",
        })
        await google.change(unverified.uid, { emailVerified: true })
        const owner = await enter(api, unverified)
        expect(owner.id).not.toBe(squatter.id)
        expect((await api.get(`/users/${email}`, owner.token)).status).toBe(200)
      })

      it("lets nobody into Medusa Admin, and says what is missing", async () => {
        const boss = await signInBoss(api, google)
        expect(await enterMedusaAdmin(api, boss)).toMatchObject({
          status: 401,
          body: { message: expect.stringContaining("needs FIREBASE_SERVICE_ACCOUNT") },
        })
      })

      it("deletes nobody whose account it cannot close, and promotes by the last sign-in", async () => {
        const boss = await signInBoss(api, google)
        const buyer = await signUpByGoogle(api, google)
        const before = await databaseImage(getContainer())
        const failure = failureOf(await api.delete(`/user/${buyer.id}`, boss.token))
        expect(failure).toMatchObject({
          status: 503,
          code: "identity_unavailable",
          message: "The shop has no service account to manage sign-in accounts with",
        })
        expect(await databaseImage(getContainer())).toEqual(before)
        const promoted = await setAdmin(api, { person: buyer, admin: boss, isAdmin: true })
        expect(promoted.status).toBe(200)
      })
    })
  },
})
