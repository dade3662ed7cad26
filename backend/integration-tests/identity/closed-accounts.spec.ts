import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import { accessSchema } from "../../src/contract/account/auth"
import { configSchema } from "../../src/contract/shop/config"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { enter } from "../setup/people"
import {
  enterMedusaAdmin,
  openSession,
  setAdmin,
  staffToken,
  statusWithSession,
} from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { setFirebaseVariables, startGoogleHosts, type GoogleHosts } from "./support/google-hosts"
import { agedProof } from "./support/forgeries"
import { signInBoss, signUpByGoogle, type GooglePerson } from "./support/google-people"
import { backToNow, minutesLater } from "./support/later"

const ALL_DOORS = 6

setFirebaseVariables({ withAccount: true })

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let google: GoogleHosts
    beforeAll(async () => {
      google = await startGoogleHosts()
      await openShop(getContainer())
    })
    afterEach(() => {
      backToNow()
      google.state.down = false
    })
    afterAll(() => google.stop())

    /** An administrator of the shop, and what each of their doors answers them. */
    const administrator = async ({ minutesAgo = 0 } = {}) => {
      const person = await signUpByGoogle(api, google)
      const admin = await signInBoss(api, google)
      await setAdmin(api, { person, admin, isAdmin: true })
      if (minutesAgo === 0) return { person, doors: await doorsOf(person) }
      const idToken = await agedProof(person.idToken, { google, minutes: minutesAgo })
      const aged = { ...person, ...(await enter(api, { email: person.email, idToken })) }
      return { person: aged, doors: await doorsOf(aged) }
    }
    const enterStore = (idToken: string) =>
      api.call({ method: "POST", path: "/auth/customer/firebase", body: { id_token: idToken } })
    const doorsOf = async (person: GooglePerson) => {
      const { commerce } = dataOf(await api.get("/config"), configSchema)
      const key = { "x-publishable-api-key": commerce.publishableApiKey }
      const staff = await staffToken(api, person)
      const cookies = [await openSession(client, person.token), await openSession(client, staff)]
      const [user] = await getContainer().resolve(Modules.USER).listUsers({ email: person.email })
      const program = await getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys({ title: "ERP", type: ApiKeyType.SECRET, created_by: user?.id ?? "" })
      const authorization = `Basic ${Buffer.from(`${program.token}:`).toString("base64")}`
      const me = { store: "/store/customers/me", admin: "/admin/users/me" }
      return async () => [
        (await api.get(`/users/${person.email}`, person.token)).status,
        (await api.call({ method: "GET", path: me.store, token: person.token, headers: key }))
          .status,
        (await api.call({ method: "GET", path: me.admin, token: staff })).status,
        await statusWithSession(client, { path: me.store, cookie: cookies[0] ?? "", ...key }),
        await statusWithSession(client, { path: me.admin, cookie: cookies[1] ?? "" }),
        (await api.call({ method: "GET", path: "/admin/orders", headers: { authorization } }))
          .status,
      ]
    }
    const all = (status: number) => Array<number>(ALL_DOORS).fill(status)

    describe("an account that is disabled at the provider", () => {
      it("is out everywhere within a minute, and in again when it is enabled", async () => {
        const { person, doors } = await administrator()
        expect(await doors()).toEqual(all(200))
        await google.change(person.uid, { disableUser: true })
        minutesLater(1)
        expect(await doors()).toEqual(all(401))
        expect(failureOf(await api.get("/products", person.token)).status).toBe(401)
        await google.change(person.uid, { disableUser: false })
        minutesLater(2)
        expect(await doors()).toEqual(all(200))
      })

      it("is out when it was deleted there, too", async () => {
        const { person, doors } = await administrator()
        await google.client.account("delete", { idToken: person.idToken })
        minutesLater(1)
        expect(await doors()).toEqual(all(401))
      })
    })

    describe("sessions that the provider has ended", () => {
      it("end on every door within a minute, and a new password's sign-in opens them", async () => {
        const { person, doors } = await administrator({ minutesAgo: 5 })
        expect(await doors()).toEqual(all(200))
        await google.change(person.uid, { password: "another-secret" })
        minutesLater(1)
        // A program's key has no sign-in that could end.
        expect(await doors()).toEqual([401, 401, 401, 401, 401, 200])
        backToNow()
        expect(failureOf(await api.post("/auth", person, person.idToken)).status).toBe(401)
        expect((await enterStore(person.idToken)).status).toBe(401)
        const login = { email: person.email, password: "another-secret" }
        const { idToken } = await google.client.tokens("signInWithPassword", login)
        const again = { ...person, ...(await enter(api, { email: person.email, idToken })) }
        expect(await (await doorsOf(again))()).toEqual(all(200))
      })
    })

    describe("a sign-in", () => {
      it("of staff is over after twelve hours, however often it was used", async () => {
        const { person, doors } = await administrator({ minutesAgo: 12 * 60 - 10 })
        expect(await doors()).toEqual(all(200))
        minutesLater(9)
        expect(await doors()).toEqual(all(200))
        minutesLater(11)
        // What is the customer's alone goes on, and so does a program.
        expect(await doors()).toEqual([401, 200, 401, 200, 401, 200])
        backToNow()
        const idToken = await agedProof(person.idToken, { google, minutes: 12 * 60 + 1 })
        expect(failureOf(await api.post("/auth", person, idToken))).toMatchObject({
          status: 401,
          code: "sign_in_again",
        })
        expect(await enterMedusaAdmin(api, { ...person, idToken })).toMatchObject({
          status: 401,
          body: { message: "sign_in_again" },
        })
      })

      it("of a customer is over after thirty days, by token and by session", async () => {
        const buyer = await signUpByGoogle(api, google)
        const minutes = 30 * 24 * 60
        const young = await agedProof(buyer.idToken, { google, minutes: minutes - 10 })
        const aged = { ...buyer, ...(await enter(api, { email: buyer.email, idToken: young })) }
        const { commerce } = dataOf(await api.get("/config"), configSchema)
        const session = {
          path: "/store/customers/me",
          cookie: await openSession(client, aged.token),
          "x-publishable-api-key": commerce.publishableApiKey,
        }
        const doors = async () => [
          (await api.get(`/users/${aged.email}`, aged.token)).status,
          await statusWithSession(client, session),
        ]
        minutesLater(9)
        expect(await doors()).toEqual([200, 200])
        minutesLater(11)
        expect(await doors()).toEqual([401, 401])
        backToNow()
        const old = await agedProof(buyer.idToken, { google, minutes: minutes + 1 })
        expect(failureOf(await api.post("/auth", buyer, old))).toMatchObject({
          status: 401,
          code: "sign_in_again",
          message: "No user is logged in",
        })
        expect(await enterStore(old)).toMatchObject({
          status: 401,
          body: { type: "sign_in_again" },
        })
      })
    })

    describe("the look-up", () => {
      it("is one a minute for an account, whatever it calls, and none for guests", async () => {
        const { person, doors } = await administrator()
        const before = google.state.lookups
        await Promise.all([doors(), doors(), doors()])
        expect(google.state.lookups).toBe(before)
        minutesLater(1)
        await Promise.all([doors(), doors(), api.get("/products", person.token)])
        await Promise.all([api.get("/products"), api.get("/products", person.token)])
        expect(google.state.lookups).toBe(before + 1)
      })

      it("may fail for five minutes; then nobody is believed, and guests see the catalogue", async () => {
        const part = await addPart(getContainer())
        const { person, doors } = await administrator()
        const { accessToken } = accessSchema.parse(
          (await api.post("/auth", person, person.idToken)).body,
        )
        google.state.down = true
        minutesLater(4)
        expect(await doors()).toEqual(all(200))
        minutesLater(5)
        expect(await doors()).toEqual(all(503))
        const failure = failureOf(await api.get(`/users/${person.email}`, person.token))
        expect(failure).toMatchObject({ status: 503, code: "identity_unavailable" })
        for (const token of [undefined, person.token]) {
          expect((await api.get("/products", token)).status).toBe(200)
          expect((await api.get(`/product/${part.id}`, token)).status).toBe(200)
        }
        expect((await api.delete("/auth", accessToken)).status).toBe(200)
        google.state.down = false
        minutesLater(5.2)
        expect(await doors()).toEqual(all(200))
      })
    })
  },
})
