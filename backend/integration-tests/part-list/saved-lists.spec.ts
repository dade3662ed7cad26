import { Modules } from "@medusajs/framework/utils"
import { MOST_LIST_LINES } from "../../src/contract/part-list/saved-list"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { failureOf, testApi } from "../setup/test-api"
import { linesIn, listCalls, listIn } from "./list-calls"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const { add, create, get, heads, make, open, put, share } = listCalls(api)
    let disc: TestPart
    let pad: TestPart
    let buyer: Person
    let other: Person

    beforeAll(async () => {
      await openShop(getContainer())
      disc = await addPart(getContainer(), { sku: "BD-1", price: 9.5, stock: 500 })
      const rule = { minimum: 48, multiple: 12, carton: 12 }
      pad = await addPart(getContainer(), { sku: "BP-2", price: 3.1, stock: 100, rule })
    })
    beforeEach(async () => {
      buyer = await signUp(api)
      other = await signUp(api)
    })

    const both = () => [
      { productId: disc.id, qty: 60, note: "left shelf" },
      { productId: pad.id, qty: 50 },
    ]
    const hide = (part: TestPart) =>
      getContainer().resolve(Modules.PRODUCT).updateProducts(part.id, { status: "draft" })

    describe("a saved list", () => {
      it("keeps parts, quantities and notes, and judges them as a basket does", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const list = await get(buyer, _id)
        expect(list).toMatchObject({ name: "Brakes", note: "", version: 1, total: 725 })
        expect(list.lines).toMatchObject([
          { productId: disc.id, status: "ok", total: 570, note: "left shelf" },
          { productId: pad.id, status: "invalid_quantity", nearest: [48, 60], note: "" },
        ])
        const { headers } = await api.get(`/list/${_id}`, buyer.token)
        expect(headers["cache-control"]).toBe("private, no-store")
      })

      it("is no basket, and a basket is no list", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const empty = { success: true, data: { version: 0, lines: [], total: 0, weight: null } }
        expect((await api.get("/basket", buyer.token)).body).toEqual(empty)
        await api.post("/basket/lines", { lines: [{ productId: disc.id, qty: 50 }] }, buyer.token)
        expect((await heads(buyer)).map((head) => head._id)).toEqual([_id])
      })

      it("shows a part that is sold no longer, and keeps it through changes, copies and undo", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        await hide(disc)
        const seen = await get(buyer, _id)
        const gone = { productName: disc.name, status: "unknown", unitPrice: null }
        expect(seen.lines[0]).toMatchObject(gone)
        const [first, second] = seen.lines
        const swapped = [second, first].map((line) => ({
          productId: line?.productId,
          qty: line?.qty,
          note: line?.note,
        }))
        const changed = await put(buyer, _id, { lines: swapped, version: 1 })
        expect(listIn(changed).lines[1]).toMatchObject({ ...gone, note: "left shelf" })
        const copied = await api.post(`/list/${_id}/copy`, {}, buyer.token)
        expect(listIn(copied)).toMatchObject({ name: "Brakes (copy)", lines: [{}, gone] })
        await api.delete(`/list/${_id}`, buyer.token)
        const again = await create(buyer, { name: "Brakes", lines: swapped })
        expect(linesIn(listIn(again))).toEqual(linesIn(listIn(changed)))
      })

      it("is told among a person's own lists, by name", async () => {
        await make(buyer, "pads")
        const { _id } = await make(buyer, "Discs", both())
        await share(buyer, _id)
        expect(await heads(buyer)).toMatchObject([
          { _id, name: "Discs", lines: 2, isShared: true, version: 1 },
          { name: "pads", lines: 0, isShared: false },
        ])
        expect(await heads(other)).toEqual([])
      })

      it("adds up a part that is named twice as it is made", async () => {
        const twice = [...both(), { productId: disc.id, qty: 5, note: "late" }]
        expect(linesIn(await make(buyer, "Brakes", twice))).toEqual([
          [disc.id, 65, "left shelf"],
          [pad.id, 50, ""],
        ])
      })

      it("is made once under one Idempotency-Key, however often and at once it is sent", async () => {
        const answers = await Promise.all(
          [1, 2, 3].map(() => create(buyer, { name: "Brakes", lines: both() }, "one")),
        )
        expect(new Set(answers.map((one) => listIn(one)._id)).size).toBe(1)
        expect(await heads(buyer)).toHaveLength(1)
      })

      it("takes 2,000 lines with every note as long as it may be, and no larger body", async () => {
        const lines = Array.from({ length: MOST_LIST_LINES }, (_, line) => ({
          productId: `prod_${line}`.padEnd(31, "0"),
          qty: 999_999_999,
          note: "ü".repeat(200),
        }))
        const read = failureOf(await create(buyer, { name: "Brakes", lines }))
        expect(read).toMatchObject({ status: 404, code: "product_not_found" })
        expect(read.errors).toHaveLength(MOST_LIST_LINES)
        const note = "ü".repeat(1_200)
        const larger = { name: "Brakes", lines: lines.map((line) => ({ ...line, note })) }
        expect(failureOf(await create(buyer, larger))).toMatchObject({
          status: 413,
          message: "The list is larger than 2 MB",
        })
      })

      it("has a name of its own, whatever its capitals, among those of its person", async () => {
        await make(buyer, "Straße Ölfilter")
        const answers = await Promise.all(
          ["STRASSE ölfilter", "straße ÖLFILTER"].map((name) => create(buyer, { name })),
        )
        expect(answers.map(({ status }) => status)).toEqual([201, 409])
        expect((await make(other, "Straße Ölfilter")).name).toBe("Straße Ölfilter")
        const names = await Promise.all([1, 2, 3].map(() => create(other, { name: "Pads" })))
        expect(names.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      })

      it("goes with its person's account", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const token = await share(buyer, _id)
        const admin = await signInAdmin(getContainer(), api)
        expect((await api.delete(`/user/${buyer.id}`, admin.token)).status).toBe(200)
        expect(failureOf(await open(other, token)).code).toBe("list_not_found")
      })
    })

    describe("PUT /api/v1/list/{id}", () => {
      it("changes what is named and leaves the rest", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        expect(listIn(await put(buyer, _id, { name: "BRAKES", version: 1 }))).toMatchObject({
          name: "BRAKES",
          version: 2,
          lines: [{ qty: 60 }, { qty: 50 }],
        })
        const noted = await put(buyer, _id, { note: "monthly", version: 2 })
        expect(listIn(noted)).toMatchObject({ name: "BRAKES", note: "monthly", version: 3 })
        const [line] = both()
        const lines = [{ ...line, qty: 72, note: "right shelf" }]
        expect(linesIn(listIn(await put(buyer, _id, { lines, version: 3 })))).toEqual([
          [disc.id, 72, "right shelf"],
        ])
      })

      it("lets one of two devices through, and loses nothing of its change", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const answers = await Promise.all(
          [61, 62, 63].map((qty) =>
            put(buyer, _id, { lines: [{ productId: disc.id, qty }], version: 1 }),
          ),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
        const won = answers.find(({ status }) => status === 200)
        expect(won && listIn(won)).toEqual(await get(buyer, _id))
        const late = await put(buyer, _id, { name: "Late", version: 1 })
        expect(failureOf(late)).toMatchObject({ status: 409, code: "list_changed" })
        expect(await get(buyer, _id)).toMatchObject({ name: "Brakes", version: 2 })
      })

      it("answers a repeat of what it has written already as done", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const change = { name: "Pads", lines: [both()[1]], version: 1 }
        const first = listIn(await put(buyer, _id, change))
        expect(listIn(await put(buyer, _id, change))).toEqual(first)
      })

      it("refuses the same part twice, and writes nothing", async () => {
        const { _id } = await make(buyer, "Brakes", both())
        const [line] = both()
        const failure = failureOf(await put(buyer, _id, { lines: [line, line], version: 1 }))
        expect(failure).toMatchObject({ status: 400, errors: [{ field: "lines.1.productId" }] })
        expect((await get(buyer, _id)).version).toBe(1)
      })
    })

    describe("POST /api/v1/list/{id}/lines", () => {
      it("adds to what is there, the same part up, once per key", async () => {
        const { _id: id } = await make(buyer, "Brakes", both())
        const lines = [{ productId: disc.id, qty: 10, note: "more" }]
        await Promise.all([1, 2, 3].map(() => add(buyer, { id, lines, key: "one" })))
        const held = [
          [disc.id, 70, "left shelf"],
          [pad.id, 50, ""],
        ]
        expect(linesIn(await get(buyer, id))).toEqual(held)
        await add(buyer, { id, lines, key: "two" })
        expect((await get(buyer, id)).lines[0]).toMatchObject({ qty: 80 })
      })

      it("loses nothing of what many tabs add at once", async () => {
        const { _id: id } = await make(buyer, "Brakes")
        const lines = [{ productId: disc.id, qty: 10 }]
        const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add(buyer, { id, lines })))
        expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
        expect(await get(buyer, id)).toMatchObject({ version: 6, lines: [{ qty: 50 }] })
      })

      it("adds under the key that made the list", async () => {
        const made = await create(buyer, { name: "Brakes", lines: both() }, "one")
        const { _id: id } = listIn(made)
        await add(buyer, { id, lines: [{ productId: disc.id, qty: 10 }], key: "one" })
        expect((await get(buyer, id)).lines[0]).toMatchObject({ qty: 70 })
      })
    })

    describe("GET /api/v1/list/{id}/csv", () => {
      it("is a file that no spreadsheet reckons with", async () => {
        const lines = [{ productId: disc.id, qty: 60, note: '=HYPERLINK("x")' }]
        const { _id } = await make(buyer, "Brakes / März", lines)
        const { headers, body } = await api.get(`/list/${_id}/csv`, buyer.token)
        expect(headers).toMatchObject({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="brakes-m-rz.csv"',
          "cache-control": "private, no-store",
        })
        expect(body).toContain(`BD-1,60,${disc.name},"'=HYPERLINK(""x"")"`)
      })
    })
  },
})
