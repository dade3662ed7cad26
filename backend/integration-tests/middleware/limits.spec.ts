import { route } from "../../src/kit/routes"
import { newIdentity, signInAdmin, signUp } from "../setup/people"
import { rawApi } from "../setup/raw-call"
import { addPart, openShop } from "../setup/shop-fixture"
import { placeOrder } from "../setup/orders/purchase"
import { ownShop } from "../setup/run/shop-suite"
import { storeClient } from "../setup/store"
import { failureOf, testApi } from "../setup/test-api"

const IDENTITY = "/identitytoolkit.googleapis.com/v1/accounts"
const OWN = "http://127.0.0.1:9000"
const RIGHT = "secret-of-the-test"
const WRONG = "wrong-password"

ownShop({
  env: { RATE_LIMITS: "on" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const call = rawApi(client)
    let forged = 0

    /** Every attempt says that it comes from elsewhere; no proxy is trusted, so that gains nothing. */
    const post = (path: string, body: object) => {
      forged += 1
      const headers = { "x-forwarded-for": `203.0.113.${forged % 250}`, origin: OWN }
      return call({ method: "POST", path, headers, body: JSON.stringify(body) })
    }
    const enter = (email: string, password: string) =>
      post(`${IDENTITY}:signInWithPassword?key=k`, { email, password, returnSecureToken: true })
    const statuses = async (times: number, attempt: () => Promise<{ status: number }>) => {
      const all = []
      for (let count = 0; count < times; count += 1) all.push((await attempt()).status)
      return all
    }
    beforeAll(() => openShop(getContainer()))

    it("stops the eleventh wrong password in Firebase's words, for this account alone", async () => {
      const { email } = await newIdentity()
      const other = await newIdentity()
      expect(await statuses(10, () => enter(email, WRONG))).toEqual(Array(10).fill(400))
      const stopped = await enter(email.toUpperCase(), RIGHT)
      expect(stopped).toMatchObject({
        status: 429,
        body: { error: { code: 429, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } },
      })
      expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0)
      expect((await enter(other.email, RIGHT)).status).toBe(200)
    })

    it("reads a limited call as JSON, whatever its type says", async () => {
      const { email } = await newIdentity()
      const answer = await call({
        method: "POST",
        path: `${IDENTITY}:signInWithPassword?key=k`,
        headers: { "content-type": "text/plain" },
        body: JSON.stringify({ email, password: RIGHT }),
      })
      expect(answer).toMatchObject({ status: 200, body: { email } })
    })

    it("stops wrong passwords that are tried all at once", async () => {
      const { email } = await newIdentity()
      const answers = await Promise.all(Array.from({ length: 30 }, () => enter(email, WRONG)))
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    })

    it("counts right passwords softly: twenty sign-ins in a row pass", async () => {
      const { email } = await newIdentity()
      expect(await statuses(20, () => enter(email, RIGHT))).toEqual(Array(20).fill(200))
    })

    it("stops bad proofs at POST /auth with 429, Retry-After and the contract's shape", async () => {
      const { email, idToken } = await signUp(api)
      const attempt = () => post("/api/v1/auth", { email })
      expect(await statuses(10, attempt)).toEqual(Array(10).fill(401))
      const stopped = await attempt()
      expect(failureOf(stopped)).toMatchObject({ status: 429, code: "too_many_requests" })
      expect(stopped.headers["access-control-allow-origin"]).toBe(OWN)
      expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0)
      const elsewhere = await signUp(api)
      expect((await api.get(`/users/${elsewhere.email}`, elsewhere.token)).status).toBe(200)
      expect(failureOf(await api.post("/auth", { email }, idToken)).status).toBe(429)
    })

    it("stops bad proofs of the staff in Medusa's shape", async () => {
      const admin = await signInAdmin(getContainer(), api)
      const attempt = () => post("/auth/user/firebase", { email: admin.email, id_token: WRONG })
      expect(await statuses(10, attempt)).toEqual(Array(10).fill(401))
      expect(await attempt()).toMatchObject({ status: 429, body: { type: "too_many_requests" } })
    })

    it("locks nobody out behind a proxy that nobody named, however often others fail", async () => {
      const headers = { "x-real-ip": "203.0.113.9" }
      const path = "/api/v1/auth"
      const { email, idToken } = await signUp(api)
      const fail = (number: number) =>
        call({
          method: "POST",
          path,
          headers,
          body: JSON.stringify({ email: `stranger-${number}@example.com` }),
        })
      for (let number = 0; number < 120; number += 1) {
        expect((await fail(number)).status).toBe(401)
      }
      const signedIn = await call({
        method: "POST",
        path,
        headers: { ...headers, authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ email }),
      })
      expect(signedIn.status).toBe(200)
    })

    it("sends one person at most ten mails an hour", async () => {
      const { email } = await signUp(api)
      const mail = () =>
        post(`${IDENTITY}:sendOobCode?key=k`, { requestType: "PASSWORD_RESET", email })
      expect(await statuses(10, mail)).toEqual(Array(10).fill(200))
      expect((await mail()).status).toBe(429)
    })

    it("lets a buyer order and read as people do", async () => {
      const part = await addPart(getContainer(), { stock: 2000 })
      const buyer = await signUp(api)
      for (let count = 0; count < 20; count += 1) await placeOrder(api, { part, buyer })
      expect(await statuses(200, () => api.get("/config"))).toEqual(Array(200).fill(200))
    })

    it("stops a flood of orders, counted by the buyer", async () => {
      const buyer = await signUp(api)
      const order = () => api.post("/orders", {}, buyer.token)
      expect(await statuses(60, order)).toEqual(Array(60).fill(400))
      expect((await order()).status).toBe(429)
    })

    it("stops a plugin's calls as it says, counted by the person", async () => {
      const call = { name: "@acme/claims", path: "/claims", summary: "A claim" } as const
      const handler = () => undefined
      const outs = [
        route({ ...call, method: "POST", access: "signed in", limit: "mail", handler }),
        route({ ...call, method: "PUT", access: "signed in", handler }),
      ]
      const [buyer, other] = [await signUp(api), await signUp(api)]
      const path = "/x/acme-claims/claims"
      expect(await statuses(10, () => api.post(path, {}, buyer.token))).toEqual(Array(10).fill(201))
      expect(failureOf(await api.post(path, {}, buyer.token)).code).toBe("too_many_requests")
      expect((await api.post(path, {}, other.token)).status).toBe(201)
      expect(await statuses(60, () => api.put(path, {}, buyer.token))).toEqual(Array(60).fill(200))
      expect((await api.put(path, {}, buyer.token)).status).toBe(429)
      outs.forEach((out) => out())
    })

    it("stops a flood of carts at Medusa's own door, counted by the buyer", async () => {
      const buyer = await signUp(api)
      const store = await storeClient(api)
      const cart = () => store.call("/carts", { method: "POST", body: { items: 1 }, as: buyer })
      expect(await statuses(60, cart)).toEqual(Array(60).fill(400))
      expect(await cart()).toMatchObject({ status: 429, body: { type: "too_many_requests" } })
    })
  },
})
