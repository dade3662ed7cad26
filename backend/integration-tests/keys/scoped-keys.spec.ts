import { Modules } from "@medusajs/framework/utils"
import { scopedKeysSchema } from "../../src/contract/key/scoped-key"
import { readTrail } from "../audit/trail"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin, signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { makeKey, withKey } from "../setup/scoped-key"
import { setAdmin, staffToken } from "../setup/staff"
import { syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

const NDJSON = "application/x-ndjson"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const make = (wanted: Parameters<typeof makeKey>[1], by = token) =>
      makeKey({ api, token: by }, wanted)
    type Key = Awaited<ReturnType<typeof make>>
    const sendRow = (key: Key, kind: string, row: object) => {
      const body = JSON.stringify(row)
      return withKey(api, key, { method: "POST", path: `/sync/${kind}`, body, type: NDJSON })
    }
    const keys = async () => {
      const { body } = await api.call({ method: "GET", path: "/admin/scoped-keys", token })
      return scopedKeysSchema.parse(body).keys
    }
    const end = (id: string) =>
      api.call({ method: "DELETE", path: `/admin/scoped-keys/${id}`, token })

    it("are told once, kept as a hash, and listed by their ends with their last use", async () => {
      const made = await make({ title: "Stock of the ERP", scopes: ["stock", "orders:read"] })
      const { key, token: secret } = made
      expect(key).toMatchObject({
        ...{ title: "Stock of the ERP", scopes: ["stock", "orders:read"] },
        ...{ made_by: shop.admin.email, expires_at: null, used_at: null, outlives_maker: false },
      })
      expect(secret).toMatch(/^sk_[0-9a-f]{64}$/)
      const { rows } = await shop.database.raw<{ rows: { text: string }[] }>(
        `select string_agg(row, ' ') as text from (select cast(k as text) as row from api_key k
          union all select cast(e as text) from audit_entry e) all_rows`,
      )
      expect(rows[0]?.text).not.toContain(secret.slice(10, -10))
      expect((await withKey(api, made, { path: "/orders" })).status).toBe(200)
      const [listed] = await keys()
      expect(listed).toMatchObject({ id: key.id, redacted: key.redacted })
      expect(Date.parse(listed?.used_at ?? "")).toBeGreaterThan(Date.now() - 60_000)
    })

    it("write under their name, from their making to their end", async () => {
      const made = await make({ title: "Prices of the ERP", scopes: ["prices"] })
      const synced = syncedOf(await sendRow(made, "prices", { sku: shop.part.sku, price: 8.25 }))
      expect(synced.run).toMatchObject({ actor_kind: "api_key", actor_name: "Prices of the ERP" })
      expect((await end(made.key.id)).status).toBe(200)
      expect((await withKey(api, made, { path: "/sync/runs" })).status).toBe(401)
      expect((await end(made.key.id)).status).toBe(404)
      expect(await keys()).toEqual([])
      const { entries } = await readTrail({ api, token }, { limit: "100" })
      const told = entries.map(({ actor_name, kind, action, after }) => ({
        ...{ actor_name, kind, action, after },
      }))
      const by = { actor_name: "Prices of the ERP" }
      expect(told).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...by, kind: "price", after: { USD: 8.25 } }),
          expect.objectContaining({ ...by, kind: "sync", action: "synchronised" }),
          expect.objectContaining({ ...by, kind: "api_key", action: "used" }),
          expect.objectContaining({
            ...{ actor_name: shop.admin.email, kind: "api_key", action: "made" },
            after: expect.objectContaining({ scopes: "prices", revoked: false }) as unknown,
          }),
          expect.objectContaining({ kind: "api_key", action: "revoked", after: { revoked: true } }),
        ]),
      )
    })

    it("see the runs of their own kinds, and nobody else's rows", async () => {
      const [stock, customers] = [
        await make({ scopes: ["stock"] }),
        await make({ scopes: ["customers", "prices"] }),
      ]
      const { run } = syncedOf(await sendRow(customers, "customers", { email: "no mail" }))
      const { run: own } = syncedOf(await sendRow(stock, "stock", { sku: shop.part.sku }))
      const list = async (key: Key, query = "") =>
        (await withKey(api, key, { path: `/sync/runs${query}` })).body
      expect(await list(stock)).toMatchObject({ count: 1, runs: [{ id: own.id }] })
      expect(await list(stock, "?kind=customers")).toMatchObject({ count: 0, runs: [] })
      expect(await list(customers)).toMatchObject({ count: 1, runs: [{ id: run.id }] })
      for (const path of [`/sync/runs/${run.id}`, `/sync/runs/${run.id}/bad-rows`]) {
        expect((await withKey(api, stock, { path })).status).toBe(404)
        expect((await withKey(api, customers, { path })).status).toBe(200)
      }
    })

    it("end with whoever made them, unless that is not wished", async () => {
      const person = await signUp(api)
      await setAdmin(api, { person, admin: shop.admin, isAdmin: true })
      const theirs = await staffToken(api, person)
      const scopes = ["orders:read"] as const
      const made = [
        await make({ scopes }, theirs),
        await make({ scopes, expires_in_days: 30 }, theirs),
        await make({ scopes, outlives_maker: true }, theirs),
      ]
      const statuses = () =>
        Promise.all(made.map(async (key) => (await withKey(api, key, { path: "/orders" })).status))
      expect(await statuses()).toEqual([200, 200, 200])
      await setAdmin(api, { person, admin: shop.admin, isAdmin: false })
      expect(await statuses()).toEqual([401, 401, 200])
      expect(await keys()).toMatchObject([{ made_by: person.email, outlives_maker: true }])
      await end(made[2]?.key.id ?? "")
      expect(await statuses()).toEqual([401, 401, 401])
    })

    it("end by themselves on the day that was named", async () => {
      const made = await make({ scopes: ["products:read"], expires_in_days: 90 })
      const days = (Date.parse(made.key.expires_at ?? "") - Date.now()) / (24 * 60 * 60_000)
      expect(days).toBeCloseTo(90, 1)
      expect((await withKey(api, made, { path: "/products" })).status).toBe(200)
      await shop.database.raw("update api_key set revoked_at = now() where id = ?", [made.key.id])
      expect((await withKey(api, made, { path: "/products" })).status).toBe(401)
      expect(await keys()).toEqual([])
    })

    it("ship what an ERP has sent, and deliver nothing else", async () => {
      const made = await make({ scopes: ["shipments"] })
      const order = await shop.place()
      const path = `/orders/${order._id}/deliver`
      expect((await withKey(api, made, { method: "POST", path, body: {} })).status).toBeLessThan(
        300,
      )
      const cancel = { method: "POST", path: `/orders/${order._id}/cancel`, body: {} }
      expect((await withKey(api, made, cancel)).status).toBe(403)
    })

    it("are refused where what they are to be is not said right, or not theirs to say", async () => {
      const tell = async (body: object) => {
        const answer = await api.call({ method: "POST", path: "/admin/scoped-keys", token, body })
        return { status: answer.status, ...(answer.body as { message: string }) }
      }
      const wrong = [
        { scopes: ["stock"] },
        { title: " ", scopes: ["stock"] },
        { title: "ERP", scopes: [] },
        { title: "ERP", scopes: ["everything"] },
        { title: "ERP", scopes: ["stock"], expires_in_days: 0 },
        { title: "ERP", scopes: ["stock"], created_by: "user_other" },
      ]
      for (const body of wrong) expect(await tell(body)).toMatchObject({ status: 400 })
      expect(await tell(wrong[3] ?? {})).toMatchObject({
        message: expect.stringContaining("scopes must be some of products, prices") as unknown,
      })
      expect((await end("apk_none")).status).toBe(404)
      const [medusas] = await getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys([{ title: "Whole", type: "secret", created_by: "" }])
      expect((await end(medusas?.id ?? "")).status).toBe(404)
    })
  },
})
