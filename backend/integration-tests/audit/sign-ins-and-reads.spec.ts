import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin, signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { enterMedusaAdmin, openSession, setAdmin, staffToken } from "../setup/staff"
import { testApi } from "../setup/test-api"
import { entriesOf, readTrail } from "./trail"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const entries = (change: () => Promise<unknown>) => entriesOf({ api, token }, change)
    const staff = () => ({ actor_kind: "staff", actor_name: shop.admin.email })
    const from = expect.stringContaining("127.0.0.1") as unknown

    it("tells who signed in to Medusa Admin, opened a session there and ended it", async () => {
      const told = { ...staff(), kind: "sign_in", thing_id: "medusa-admin" }
      let cookie = ""
      const signIn = async () => {
        cookie = await openSession(client, await staffToken(api, shop.admin))
      }
      expect(await entries(signIn)).toMatchObject([
        { ...told, action: "signed in", after: { from } },
        { ...told, action: "session opened", after: { from } },
      ])
      const end = () =>
        client.request({ method: "DELETE", url: "/auth/session", headers: { cookie } })
      expect(await entries(end)).toMatchObject([{ ...told, action: "signed out" }])
    })

    it("tells who was refused there, and is not filled by somebody who goes on trying", async () => {
      const refused = { actor_kind: "guest", kind: "sign_in", action: "refused" }
      expect(await entries(() => enterMedusaAdmin(api, shop.buyer))).toMatchObject([
        { ...refused, actor_name: shop.buyer.email, after: { from, reason: "not_staff" } },
      ])
      const wrong = () =>
        api.call({
          method: "POST",
          path: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any",
          body: { email: shop.admin.email, password: "not-this-one" },
        })
      const before = await readTrail({ api, token }, { kind: "sign_in" })
      expect((await wrong()).status).toBe(400)
      const count = async () => (await readTrail({ api, token }, { kind: "sign_in" })).count
      await expect.poll(count).toBe(before.count + 1)
      const forged = { ...shop.buyer, idToken: "forged" }
      const often = () =>
        Promise.all(Array.from({ length: 20 }, () => enterMedusaAdmin(api, forged)))
      const told = await entries(often)
      expect(told.length).toBeLessThan(5)
      expect(told[0]).toMatchObject({ ...refused, after: { reason: "id_token_invalid" } })
    })

    it("tells of an API key's use once, however often it is used", async () => {
      const key = await getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys({ title: "ERP", type: ApiKeyType.SECRET, created_by: "" })
      const authorization = `Basic ${Buffer.from(`${key.token}:`).toString("base64")}`
      const use = () =>
        api.call({ method: "GET", path: "/admin/orders", headers: { authorization } })
      const told = await entries(() => Promise.all([use(), use(), use()]))
      expect(told).toMatchObject([
        {
          actor_kind: "api_key",
          actor_name: "ERP",
          kind: "api_key",
          thing_id: key.id,
          action: "used",
          after: { from },
        },
      ])
      expect(await entries(use)).toEqual([])
      expect(JSON.stringify(told)).not.toContain(key.token)
    })

    it("tells of each export, before it is handed out", async () => {
      for (const path of ["/orders-export", "/products-export", "/overview/export"]) {
        expect(await entries(() => shop.read(path))).toMatchObject([
          {
            ...staff(),
            kind: "export",
            action: "exported",
            thing_id: expect.stringContaining(path),
          },
        ])
      }
      expect(await entries(() => shop.medusa("/orders/export"))).toMatchObject([
        { ...staff(), kind: "export" },
      ])
    })

    it("tells who read whose data, once an hour, and each time all of it", async () => {
      const person = await signUp(api)
      const told = { kind: "person_data", thing_id: person.id }
      const page = () => shop.read(`/customers/${person.id}`)
      expect(await entries(page)).toMatchObject([{ ...told, ...staff(), action: "read" }])
      expect(await entries(page)).toEqual([])
      const all = () => shop.read(`/customers/${person.id}/person-data`)
      for (const read of [all, all]) {
        expect(await entries(read)).toMatchObject([{ ...told, ...staff(), action: "exported" }])
      }
      const inShop = () => api.get(`/users/${person.email}`, shop.admin.token)
      expect(await entries(inShop)).toMatchObject([
        { ...told, actor_kind: "administrator", action: "read" },
      ])
      expect(await entries(() => api.get(`/users/${person.email}`, person.token))).toEqual([])
      // Of the shop's first administrator another test may have told this hour.
      const reader = await signUp(api)
      await setAdmin(api, { person: reader, admin: shop.admin, isAdmin: true })
      const list = () => api.get("/users", reader.token)
      expect(await entries(() => Promise.all([list(), list()]))).toMatchObject([
        { kind: "person_data", thing_id: "customers", action: "read" },
      ])
    })
  },
})
