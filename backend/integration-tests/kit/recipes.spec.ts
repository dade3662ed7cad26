import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import path from "node:path"
import ts from "typescript"
import { checkedBasketSchema } from "../../src/contract/basket/basket"
import { configSchema } from "../../src/contract/shop/config"
import { orderSchema } from "../../src/contract/order/order"
import { readWebhooks } from "../../src/queries/webhook/endpoints"
import { mailsTo } from "../setup/outbox"
import { ownShop } from "../setup/run/shop-suite"
import { purchaseOf } from "../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { addPart, openShop } from "../setup/shop-fixture"
import { lineOf, storeClient } from "../setup/store"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const ROOT = path.resolve(__dirname, "../../..")
const NAME = "@acme/core-deposit"
const X = "/x/acme-core-deposit"

/** Each file that docs/extending.md names, with the code that follows. */
function recipes(): { file: string; code: string }[] {
  const text = fs.readFileSync(path.join(ROOT, "docs/extending.md"), "utf8")
  const found = text.matchAll(/`src\/([a-z/-]+)\.ts`[^]*?```ts\n([^]*?)```/g)
  return [...found].map(([, file = "", code = ""]) => ({ file, code }))
}

/** A plugin as `medusa plugin:build` leaves it; it lies where it finds Medusa. */
function buildPlugin(): string {
  fs.mkdirSync(path.join(ROOT, ".data"), { recursive: true })
  const folder = fs.mkdtempSync(path.join(ROOT, ".data/plugin-"))
  const source = path.join(folder, ".medusa/server/src")
  fs.mkdirSync(source, { recursive: true })
  const exports = { "./package.json": "./package.json" }
  const about = JSON.stringify({ name: NAME, version: "0.1.0", type: "commonjs", exports })
  fs.writeFileSync(path.join(folder, "package.json"), about)
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 }
  for (const { file, code } of recipes()) {
    const { outputText } = ts.transpileModule(code, { compilerOptions })
    const place = path.join(source, `${file}.js`)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, outputText)
  }
  return folder
}

const folder = buildPlugin()

ownShop({
  env: { SHOP_PLUGINS: folder },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    beforeAll(() => openShop(getContainer()))
    afterAll(() => fs.rmSync(folder, { recursive: true }))

    it("refuse an order by the recipe of a refusal, as it stands in the documentation", async () => {
      const core = await addPart(getContainer(), { sku: "CORE-1" })
      const disc = await addPart(getContainer(), { sku: "BD-1" })
      const buyer = await signUp(api)
      const place = (part: typeof core, more: object = {}) =>
        api.post("/orders", { ...purchaseOf(part, buyer), ...more }, buyer.token)
      const message = "Say where the old part is"
      expect(failureOf(await place(core))).toEqual({
        status: 422,
        success: false,
        code: "acme_core_deposit.depot_missing",
        message,
        errors: [{ field: "additional_data.depot", message }],
      })
      expect((await place(core, { additional_data: { depot: "Hall 4" } })).status).toBe(201)
      expect((await place(disc)).status).toBe(201)
    })

    it("add to an order by the recipe of a surcharge, which its preview tells beforehand", async () => {
      await openShop(getContainer())
      const disc = await addPart(getContainer(), { sku: "BD-2" })
      const buyer = await signUp(api)
      const additional_data = { express: true }
      const added = { addedLines: [{ title: "Express", qty: 1, unitPrice: 14.25, total: 14.25 }] }
      const lines = [{ productId: disc.id, qty: 50 }]
      const check = await api.post("/basket/check", { lines, additional_data })
      expect(dataOf(check, checkedBasketSchema)).toMatchObject({ ...added, total: 489.25 })
      const { total: _, ...purchase } = purchaseOf(disc, buyer)
      const place = (more: object) => api.post("/orders", { ...purchase, ...more }, buyer.token)
      const express = dataOf(await place({ additional_data, total: 489.25 }), orderSchema)
      expect(express).toMatchObject({ ...added, total: "489.25" })
      expect(dataOf(await place({}), orderSchema).total).toBe("475")
    })

    it("say their word in a mail by the recipe of a mail", async () => {
      const core = await addPart(getContainer(), { sku: "CORE-2", name: "Starter" })
      const buyer = await signUp(api)
      const sent = { ...purchaseOf(core, buyer), additional_data: { depot: "Hall 4" } }
      expect((await api.post("/orders", sent, buyer.token)).status).toBe(201)
      const words = "Your old parts\n\nSend them back within 90 days"
      await expect.poll(() => mailsTo(buyer.email, words)).toHaveLength(1)
      const [mail] = await mailsTo(buyer.email)
      expect(mail?.text).toContain("Starter: 50 pieces\n\nHow it is done:\nhttps://www.example.com")
    })

    it("ask for a field by the recipe of a field, and tell it", async () => {
      await openShop(getContainer())
      const part = await addPart(getContainer(), { sku: "BD-2" })
      const buyer = await signUp(api)
      const place = (dock: string) =>
        api.post("/orders", { ...purchaseOf(part, buyer), dock }, buyer.token)
      const told = orderSchema.extend({ dock: z.string() })
      expect(dataOf(await place("South"), told).dock).toBe("South")
      expect(failureOf(await place("East")).errors).toEqual([
        { field: "dock", message: "choose North or South" },
      ])
    })

    it("ask for a field of a line by its recipe, and what it says has its price", async () => {
      const part = await addPart(getContainer(), { sku: "BD-4" })
      const buyer = await signUp(api)
      const { name, email, phone, address, price } = purchaseOf(part, buyer)
      const place = (engraving: string) => {
        const lines = [{ productId: part.id, qty: 50, price, engraving }]
        return api.post("/orders", { name, email, phone, address, lines }, buyer.token)
      }
      expect(dataOf(await place(" H-7 "), orderSchema.loose())).toMatchObject({
        lines: [{ qty: 50 }],
        addedLines: [{ title: "Engraving", qty: 50, unitPrice: 0.5, total: 25, for: 0 }],
        total: "500",
      })
      const { body } = await api.get(`/orders/${buyer.email}`, buyer.token)
      expect(body).toMatchObject([{ lines: [{ engraving: "H-7" }] }])
      expect(failureOf(await place("x".repeat(13))).errors).toEqual([
        { field: "lines.0.engraving", message: "twelve signs at most" },
      ])
    })

    it("are all that runs: a first-party plugin that is not listed leaves no trace", async () => {
      await openShop(getContainer())
      const { fields = [] } = dataOf(await api.get("/config"), configSchema)
      expect(fields.map(({ field }) => field)).toEqual(["dock", "engraving"])
      const part = await addPart(getContainer(), { sku: "BD-3" })
      const buyer = await signUp(api)
      const body = { ...purchaseOf(part, buyer), poNumber: "4711" }
      const { _id } = dataOf(await api.post("/orders", body, buyer.token), orderSchema)
      const { rows } = await getContainer()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw<{ rows: unknown[] }>('select metadata from "order" where id = ?', [_id])
      expect(rows).toEqual([{ metadata: {} }])
    })

    it("are told in the OpenAPI document", async () => {
      const { body } = await api.get("/openapi.json")
      const operation = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      const { post } = operation.parse(body).paths["/orders"] ?? {}
      expect(JSON.stringify(post)).toContain('"depot":{"type":"string","maxLength":40}')
    })

    it("answer by the recipe of a route, and are told in the document", async () => {
      const { body } = await api.get(`${X}/depots/Emden`)
      const data = [{ name: "Hall 4", open: "Mo to Fr, 7 to 16" }]
      expect(body).toEqual({ success: true, data })
      const unknown = failureOf(await api.get(`${X}/depots/Ulm`))
      expect(unknown).toMatchObject({ status: 404, code: "acme_core_deposit.no_depot" })
      expect(JSON.stringify((await api.get("/openapi.json")).body)).toContain(
        `"${X}/depots/{city}"`,
      )
    })

    it("count for administrators alone by the recipe of a report", async () => {
      const core = await addPart(getContainer(), { sku: "CORE-9" })
      const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      const sent = { ...purchaseOf(core, buyer), additional_data: { depot: "Hall 4" } }
      expect((await api.post("/orders", sent, buyer.token)).status).toBe(201)
      const path = `${X}/reports/cores?month=${new Date().toISOString().slice(0, 7)}`
      const { body } = await api.get(path, admin.token)
      expect(body).toMatchObject({ data: [{ sku: "CORE-9", orders: 1, pieces: 50 }] })
      expect((await api.get(path, buyer.token)).status).toBe(403)
      const wrong = failureOf(await api.get(`${X}/reports/cores?month=May`, admin.token))
      expect(wrong.errors).toEqual([{ field: "month", message: "month must be like 2026-11" }])
    })

    it("take a cart's money by the recipe of a payment provider", async () => {
      const part = await addPart(getContainer(), { sku: "BD-9" })
      const [buyer, admin] = [await signUp(api), await signInAdmin(getContainer(), api)]
      const token = await signInMedusaAdmin(api)
      const asStaff = (path: string, body: unknown) =>
        api.call({ method: "POST", path: `/admin${path}`, body, token })
      const store = await storeClient(api)
      const payment_providers = ["pp_later_card", "pp_acme_invoice"]
      expect((await asStaff(`/regions/${store.regionId}`, { payment_providers })).status).toBe(200)
      const cart = await store.cart({ items: [await lineOf(getContainer(), part)] }, buyer)
      const { body } = await store.complete(cart.id, buyer, "pp_acme_invoice")
      const { order } = z.object({ order: z.object({ id: z.string() }) }).parse(body)
      const orderOf = async () =>
        dataOf(await api.get(`/order/${order.id}`, admin.token), orderSchema)
      expect(await orderOf()).toMatchObject({ isPaid: false })
      const payments = await getContainer().resolve(Modules.PAYMENT).listPayments()
      const payment = payments.find(({ provider_id }) => provider_id === "pp_acme_invoice")
      expect((await asStaff(`/payments/${payment?.id}/capture`, {})).status).toBe(200)
      expect(await orderOf()).toMatchObject({ isPaid: true })
    })

    it("have a place for their events by the recipe of an event that arrives", async () => {
      const wanted = { is_active: true, events: ["order.paid", "order.cancelled"] }
      await expect
        .poll(() => readWebhooks(getContainer()))
        .toMatchObject([{ url: `plugin:${NAME}/ledger`, ...wanted }])
    })
  },
})
