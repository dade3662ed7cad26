import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { KeyScope } from "../../src/contract/key/key-scope"
import { forgetChanges } from "../../src/workflows/change/forget-changes"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin, signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { makeKey, withKey } from "../setup/scoped-key"
import { addPart } from "../setup/shop-fixture"
import { sendSync, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"
import { feedReader } from "./feed-reader"

const PARTS = 12

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string
    let variants: string[]
    const feed = feedReader(api, () => token)

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
      for (let at = 0; at < PARTS; at += 1) {
        await addPart(getContainer(), { sku: `F-${at}`, name: `Feed ${at}` })
      }
      const rows: { id: string }[] = await shop
        .database("product_variant")
        .where("sku", "like", "F-%")
        .orderBy("sku")
      variants = rows.map(({ id }) => id)
    })

    const rename = (connection: Knex, id: string | undefined, barcode: string) =>
      connection("product_variant").where({ id }).update({ barcode })
    const read = async (after: string) => {
      const { changes, next } = await feed.rest({ after, types: "product.changed", limit: 3 })
      return { ids: changes.map(({ thing_id }) => thing_id), next }
    }

    it("lose and repeat nothing where transactions commit out of order", async () => {
      const [early, late] = variants
      const start = await feed.now()
      const open = await shop.database.transaction()
      await rename(open, early, "early")
      await rename(shop.database, late, "late")
      const first = await read(start)
      expect(first.ids).toEqual([late])
      expect((await read(first.next)).ids).toEqual([])
      await open.commit()
      const second = await read(first.next)
      expect(second.ids).toEqual([early])
      expect((await read(start)).ids).toEqual([late, early])
      expect((await read(second.next)).ids).toEqual([])
    })

    it("tell of what was taken back nothing, and of what waits for it everything", async () => {
      const [lost, kept] = variants
      const start = await feed.now()
      const undone = await shop.database.transaction()
      await rename(undone, lost, "lost")
      await rename(shop.database, kept, "kept")
      await undone.rollback()
      expect((await read(start)).ids).toEqual([kept])
    })

    it("are told each once to every reader, beside many who write", async () => {
      const start = await feed.now()
      const written: string[] = []
      let isOver = false
      const write = async (at: number) => {
        const open = await shop.database.transaction()
        const mine = variants.filter((_, index) => index % 4 === at)
        for (const [index, id] of mine.entries()) {
          await rename(open, id, `w-${at}-${index}`)
          written.push(id)
        }
        await (at === 3 ? open.rollback() : open.commit())
      }
      const follow = async () => {
        const seen: string[] = []
        for (let after = start; ;) {
          const last = isOver
          const { ids, next } = await read(after)
          seen.push(...ids)
          after = next
          if (last) return seen
        }
      }
      const readers = [follow(), follow()]
      await Promise.all([0, 1, 2, 3].map(write))
      isOver = true
      const [one, other] = await Promise.all(readers)
      const committed = variants.filter((_, index) => index % 4 !== 3)
      expect(one?.toSorted()).toEqual(committed.toSorted())
      expect(other).toEqual(one)
      expect(written).toHaveLength(PARTS)
    })

    it("go on from the cursor of whoever was killed, page by page", async () => {
      const start = await feed.now()
      await shop.database.raw("update product_variant set barcode = id where id = any(?)", [
        variants,
      ])
      const whole = await read(start)
      expect(whole.ids.toSorted()).toEqual(variants.toSorted())
      const asked = { after: start, types: "product.changed", limit: 5 }
      const lost = await feed.page(asked)
      const again = await feed.page(asked)
      expect(again).toEqual(lost)
      expect(again).toMatchObject({ more: true })
      const [third] = again.changes.slice(2)
      expect([...whole.ids.slice(0, 3), ...(await read(third?.cursor ?? "")).ids]).toEqual(
        whole.ids,
      )
      expect([...whole.ids.slice(0, 5), ...(await read(again.next)).ids]).toEqual(whole.ids)
    })

    it("tell a part's prices and stock, a review and a customer as they are now", async () => {
      const start = await feed.now()
      const [sku] = ["F-1"]
      const sync = async (kind: string, row: Record<string, unknown>) =>
        syncedOf(await sendSync(api, { kind, token, body: [row] }))
      await sync("prices", { sku, price: 7.75 })
      await sync("stock", { sku, available: 33 })
      await sync("customers", { email: "erp@example.com", name: "Erp", external_id: "C-1" })
      const buyer = await signUp(api)
      const review = { name: "B", email: buyer.email, reviewTitle: "Good", reviewDes: "It fits" }
      await api.post("/reviews", { ...review, rating: "5" }, buyer.token)
      const { changes } = await feed.rest({ after: start })
      const dataOf = (type: string) =>
        changes.filter((change) => change.type === type).map(({ data }) => data)
      expect(dataOf("price.changed")).toEqual([
        expect.objectContaining({ sku, ladder: [{ from: 1, unit_price: 7.75 }] }),
      ])
      expect(dataOf("stock.changed")).toEqual([expect.objectContaining({ sku, available: 33 })])
      expect(dataOf("customer.changed")).toContainEqual(
        expect.objectContaining({ email: "erp@example.com", external_id: "C-1", name: "Erp" }),
      )
      expect(dataOf("review.changed")).toEqual([
        expect.objectContaining({ title: "Good", rating: "5" }),
      ])
    })

    it("tell once of 500 parts what one statement changed, and what is gone as gone", async () => {
      const rows = Array.from({ length: 500 }, (_, at) => ({
        ...{ sku: `M-${at}`, title: `Many ${at}`, description: "A can.", price: 4, stock: 120 },
      }))
      const start = await feed.now()
      syncedOf(await sendSync(api, { kind: "products", token, body: rows }))
      syncedOf(
        await sendSync(api, {
          kind: "prices",
          token,
          body: rows.map(({ sku }) => ({ sku, price: 5 })),
        }),
      )
      const prices = await feed.rest({ after: start, types: "price.changed", limit: 500 })
      expect(new Set(prices.changes.map(({ thing_id }) => thing_id)).size).toBe(500)
      const { rows: entries } = await shop.database.raw<{ rows: { count: string }[] }>(
        "select count(*) from change_entry where type = 'price.changed' and cardinality(thing_ids) = 500",
      )
      expect(Number(entries[0]?.count)).toBeGreaterThan(0)
      const next = await feed.now()
      const product = await shop
        .database("product_variant")
        .where({ sku: "M-7" })
        .first("product_id")
      const { product_id } = product as { product_id: string }
      await api.call({ method: "DELETE", path: `/admin/products/${product_id}`, token })
      const { changes } = await feed.rest({ after: next, types: "product.changed" })
      expect(changes).toMatchObject([{ data: null }])
    })

    it("refuse a cursor that is forged, forgotten or of another history", async () => {
      const start = await feed.now()
      await rename(shop.database, variants[0], "old")
      const { next } = await read(start)
      const refusal = async (after: string) => {
        const { status, body } = await feed.ask({ after })
        return [status, (body as { code: string }).code]
      }
      const forged = [
        "nonsense",
        Buffer.from("[1,2]").toString("base64url"),
        Buffer.from("[-1,0,0]").toString("base64url"),
        Buffer.from("[9999999,1,0]").toString("base64url"),
        next.slice(0, -4),
      ]
      for (const cursor of forged) {
        expect([cursor, await refusal(cursor)]).toEqual([cursor, [400, "unknown_change"]])
      }
      // As a backup that was restored, and went on.
      await shop.database.raw("update change_entry set at = at + interval '5 ms'")
      expect(await refusal(next)).toEqual([400, "unknown_change"])
      await shop.database.raw("update change_entry set at = at - interval '5 ms'")

      await shop.database.raw("update change_entry set at = at - interval '31 days'")
      const last = await feed.now()
      await forgetChanges(getContainer())
      expect((await feed.ask({ after: last })).status).toBe(200)
      await rename(shop.database, variants[1], "new")
      await feed.now()
      await forgetChanges(getContainer())
      expect(await refusal(last)).toEqual([410, "changes_forgotten"])
      expect((await feed.rest({ types: "product.changed" })).changes).toMatchObject([
        { thing_id: variants[1] },
      ])
      for (const query of ["limit=0", "limit=501", "types=fish", "types=", "after=a&after=b"]) {
        const path = `/admin/changes?${query}`
        const { status } = await api.call({ method: "GET", path, token })
        expect([query, status]).toEqual([query, 400])
      }
    })

    it("tell a key of what its scopes read, and of nothing else", async () => {
      const made = (scopes: readonly KeyScope[]) => makeKey({ api, token }, { scopes })
      const [orders, parts, stock] = [
        await made(["orders:read"]),
        await made(["products:read", "customers:read"]),
        await made(["stock"]),
      ]
      await shop.place()
      const typesOf = async (key: typeof orders, query = "") => {
        const { status, body } = await withKey(api, key, { path: `/changes?limit=500${query}` })
        const { changes = [], message } = body as {
          changes?: { type: string }[]
          message?: string
        }
        return { status, message, types: [...new Set(changes.map(({ type }) => type))].sort() }
      }
      expect(await typesOf(orders)).toMatchObject({ status: 200, types: ["order.placed"] })
      const { types } = await typesOf(parts)
      expect(types).toContain("stock.changed")
      expect(types).not.toContain("order.placed")
      expect((await typesOf(stock)).status).toBe(403)
      expect(await typesOf(orders, "&types=order.paid,customer.changed")).toMatchObject({
        status: 403,
        message: "This key may not be told of customer.changed. Its scopes: orders:read",
      })
    })
  },
})
