import { accessSchema } from "../../src/contract/account/auth"
import { configSchema } from "../../src/contract/shop/config"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { openSession, setAdmin, staffToken, statusWithSession } from "../setup/staff"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { setFirebaseVariables, startGoogleHosts, type GoogleHosts } from "./support/google-hosts"
import { signInBoss, signUpByGoogle, type GooglePerson } from "./support/google-people"
import { backToNow, minutesLater } from "./support/later"

const ALL_DOORS = 5

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
    const administrator = async () => {
      const person = await signUpByGoogle(api, google)
      const admin = await signInBoss(api, google)
      await setAdmin(api, { person, admin, isAdmin: true })
      return { person, doors: await doorsOf(person) }
    }
    const doorsOf = async (person: GooglePerson) => {
      const { commerce } = dataOf(await api.get("/config"), configSchema)
      const key = { "x-publishable-api-key": commerce.publishableApiKey }
      const staff = await staffToken(api, person)
      const cookies = [await openSession(client, person.token), await openSession(client, staff)]
      const me = { store: "/store/customers/me", admin: "/admin/users/me" }
      return async () => [
        (await api.get(`/users/${person.email}`, person.token)).status,
        (await api.call({ method: "GET", path: me.store, token: person.token, headers: key }))
          .status,
        (await api.call({ method: "GET", path: me.admin, token: staff })).status,
        await statusWithSession(client, { path: me.store, cookie: cookies[0] ?? "", ...key }),
        await statusWithSession(client, { path: me.admin, cookie: cookies[1] ?? "" }),
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
