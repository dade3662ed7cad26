import { Modules } from "@medusajs/framework/utils"
import { checkedBasketSchema } from "../../src/contract/basket/basket"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { basketCalls, heldIn } from "./basket-shop"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const { add, check, get, put, read } = basketCalls(api)
    let disc: TestPart
    let pad: TestPart
    let buyer: Person

    beforeAll(async () => {
      await openShop(getContainer())
      disc = await addPart(getContainer(), { sku: "BD-1", price: 9.5, stock: 500 })
      const rule = { minimum: 48, multiple: 12, carton: 12 }
      pad = await addPart(getContainer(), { sku: "BP-2", price: 3.1, stock: 100, rule })
    })
    beforeEach(async () => {
      buyer = await signUp(api)
    })

    const hide = (part: TestPart) =>
      getContainer().resolve(Modules.PRODUCT).updateProducts(part.id, { status: "draft" })

    describe("GET /api/v1/basket", () => {
      it("is empty, at version 0, before anything was in it", async () => {
        expect(await get(buyer)).toEqual({ version: 0, lines: [], total: 0, weight: null })
      })

      it("judges each line by rule, stock and price of the moment", async () => {
        await put(buyer, [
          { productId: disc.id, qty: 60 },
          { productId: pad.id, qty: 50 },
        ])
        const basket = await get(buyer)
        expect(basket.lines).toMatchObject([
          {
            productId: disc.id,
            productName: disc.name,
            sku: disc.sku,
            qty: 60,
            unitPrice: 9.5,
            total: 570,
            status: "ok",
            nearest: [],
            available: 500,
            minimumQuantity: 50,
            multiple: 1,
            ladder: [{ from: 50, unitPrice: 9.5 }],
            nextRung: null,
          },
          { qty: 50, total: 155, status: "invalid_quantity", nearest: [48, 60], multiple: 12 },
        ])
        expect(basket.total).toBe(725)
        expect(basket.weight).toBe(basket.lines.reduce((sum, { weight }) => sum + (weight ?? 0), 0))
        expect(basket.weight).toBeGreaterThan(0)
      })

      it.each([
        [30, "below_minimum", [48]],
        [200, "out_of_stock", [96]],
        [48, "ok", []],
      ])("answers %i pieces as %s", async (qty, status, nearest) => {
        await put(buyer, [{ productId: pad.id, qty }])
        expect((await get(buyer)).lines).toMatchObject([{ status, nearest }])
      })

      it("keeps a part that is sold no longer in sight, and lets it go", async () => {
        await put(buyer, [
          { productId: disc.id, qty: 60 },
          { productId: pad.id, qty: 48 },
        ])
        await hide(disc)
        const [gone, kept] = (await get(buyer)).lines
        expect(gone).toMatchObject({
          productName: disc.name,
          status: "unknown",
          qty: 60,
          unitPrice: null,
          total: null,
        })
        expect(kept).toMatchObject({ status: "ok", total: 148.8 })
        // A client that does not know yet takes it along by its old name, and one that does by its new.
        const late = await put(buyer, [
          { productId: disc.id, qty: 60 },
          { productId: pad.id, qty: 48 },
        ])
        expect(late.status).toBe(200)
        const changed = await put(buyer, [
          { productId: gone?.productId ?? "", qty: 60 },
          { productId: pad.id, qty: 60 },
        ])
        expect(read(changed).lines).toMatchObject([{ status: "unknown" }, { qty: 60 }])
        const without = read(await put(buyer, [{ productId: pad.id, qty: 60 }]))
        expect(heldIn(without)).toEqual([[pad.id, 60]])
      })

      it("names a part that was deleted by the name that it had", async () => {
        await add(buyer, [{ productId: disc.id, qty: 60 }])
        const admin = await signInAdmin(getContainer(), api)
        expect((await api.delete(`/product/${disc.id}`, admin.token)).status).toBe(200)
        expect((await get(buyer)).lines).toMatchObject([
          { status: "unknown", productName: disc.name, available: 0 },
        ])
      })

      it("is one's own alone, and nobody's to keep", async () => {
        await add(buyer, [{ productId: disc.id, qty: 60 }])
        expect((await get(await signUp(api))).lines).toEqual([])
        expect(failureOf(await api.get("/basket")).status).toBe(401)
        const { headers } = await api.get("/basket", buyer.token)
        expect(headers["cache-control"]).toBe("private, no-store")
      })
    })

    describe("PUT /api/v1/basket", () => {
      it("replaces the lines, in the order of the body", async () => {
        await put(buyer, [{ productId: disc.id, qty: 60 }])
        const answer = read(
          await put(buyer, [
            { productId: pad.id, qty: "48" as never },
            { productId: disc.id, qty: 70 },
          ]),
        )
        expect(heldIn(answer)).toEqual([
          [pad.id, 48],
          [disc.id, 70],
        ])
        expect(await get(buyer)).toEqual(answer)
        expect(read(await put(buyer, [])).lines).toEqual([])
      })

      it("refuses a change of a basket that is another one meanwhile, and writes nothing", async () => {
        const { version } = read(await put(buyer, [{ productId: disc.id, qty: 60 }], 0))
        const now = read(await add(buyer, [{ productId: pad.id, qty: 48 }]))
        const late = await put(buyer, [{ productId: disc.id, qty: 61 }], version)
        expect(failureOf(late)).toMatchObject({ status: 409, code: "basket_changed" })
        expect(await get(buyer)).toEqual(now)
      })

      it("answers a repeat of what it has written already as done", async () => {
        const lines = [{ productId: disc.id, qty: 60 }]
        const first = read(await put(buyer, lines, 0))
        expect(read(await put(buyer, lines, 0))).toEqual(first)
      })

      it("lets one of two changes of the same version through", async () => {
        const answers = await Promise.all(
          [61, 62, 63, 64].map((qty) => put(buyer, [{ productId: disc.id, qty }], 0)),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
        const won = answers.find(({ status }) => status === 200)
        expect(won && read(won)).toEqual(await get(buyer))
      })

      it("names every line of an unknown part, and writes nothing", async () => {
        const before = read(await put(buyer, [{ productId: disc.id, qty: 60 }]))
        await hide(pad)
        const answer = await put(buyer, [
          { productId: disc.id, qty: 70 },
          { productId: "prod_of_nobody", qty: 50 },
          { productId: pad.id, qty: 48 },
        ])
        expect(failureOf(answer)).toMatchObject({
          status: 404,
          code: "product_not_found",
          errors: [{ field: "lines.1.productId" }, { field: "lines.2.productId" }],
        })
        expect(await get(buyer)).toEqual(before)
      })

      it("refuses the same part twice", async () => {
        const line = { productId: disc.id, qty: 60 }
        expect(failureOf(await put(buyer, [line, line]))).toMatchObject({
          status: 400,
          errors: [{ field: "lines.1.productId" }],
        })
      })

      it.each([
        [{ qty: 0 }, "lines.0.qty"],
        [{ qty: "1.5" }, "lines.0.qty"],
        [{ qty: 1e9 }, "lines.0.qty"],
        [{ productId: "" }, "lines.0.productId"],
        [{ productId: undefined }, "lines.0.productId"],
      ])("refuses a line with %j", async (wrong, field) => {
        const line = { productId: disc.id, qty: 60, ...wrong }
        const answer = await api.put("/basket", { lines: [line] }, buyer.token)
        expect(failureOf(answer)).toMatchObject({ status: 400, errors: [{ field }] })
      })

      it("takes 500 lines at most", async () => {
        const lines = Array.from({ length: 501 }, (_, line) => ({
          productId: `prod_${line}`,
          qty: 1,
        }))
        const failure = failureOf(await put(buyer, lines))
        expect(failure).toMatchObject({ status: 400, errors: [{ field: "lines" }] })
      })
    })

    describe("POST /api/v1/basket/lines", () => {
      it("adds to what is there, and the same part up", async () => {
        const first = await add(buyer, [
          { productId: disc.id, qty: 60 },
          { productId: disc.id, qty: 5 },
        ])
        expect(first.status).toBe(201)
        const lines = [
          { productId: pad.id, qty: 48 },
          { productId: disc.id, qty: 10 },
        ]
        expect(heldIn(read(await add(buyer, lines)))).toEqual([
          [disc.id, 75],
          [pad.id, 48],
        ])
      })

      it("loses nothing of what many tabs add at once", async () => {
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, tab) =>
            add(buyer, [{ productId: tab % 2 ? disc.id : pad.id, qty: 10 }]),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
        const held = new Map(heldIn(await get(buyer)))
        expect([held.get(disc.id), held.get(pad.id)]).toEqual([50, 50])
        expect((await get(buyer)).version).toBe(10)
      })

      it("adds once under one Idempotency-Key, however often and at once it is sent", async () => {
        const line = [{ productId: disc.id, qty: 50 }]
        await Promise.all([1, 2, 3].map(() => add(buyer, line, "one")))
        await add(buyer, line, "two")
        expect(heldIn(read(await add(buyer, line, "one")))).toEqual([[disc.id, 100]])
      })

      it("keeps a line to what a quantity can be written as", async () => {
        await add(buyer, [{ productId: disc.id, qty: 999_999_990 }])
        const basket = read(await add(buyer, [{ productId: disc.id, qty: 50 }]))
        expect(heldIn(basket)).toEqual([[disc.id, 999_999_999]])
        expect(basket.lines).toMatchObject([{ status: "out_of_stock" }])
      })

      it("names the line of an unknown part, and adds nothing", async () => {
        const answer = await add(buyer, [
          { productId: disc.id, qty: 50 },
          { productId: "prod_of_nobody", qty: 50 },
        ])
        expect(failureOf(answer)).toMatchObject({
          status: 404,
          errors: [{ field: "lines.1.productId" }],
        })
        expect((await get(buyer)).lines).toEqual([])
      })
    })

    describe("POST /api/v1/basket/check", () => {
      it("judges a guest's lines, the unknown too, and keeps nothing", async () => {
        const answer = await check([
          { productId: pad.id, qty: 50 },
          { productId: "prod_of_nobody", qty: 50 },
          { productId: disc.id, qty: 60 },
        ])
        expect(answer.status).toBe(200)
        const checked = dataOf(answer, checkedBasketSchema)
        expect(checked).toMatchObject({
          lines: [
            { productId: pad.id, status: "invalid_quantity", nearest: [48, 60], unitPrice: 3.1 },
            { status: "unknown", productName: "a part that is no longer sold", total: null },
            { productId: disc.id, status: "ok", total: 570 },
          ],
          total: 725,
        })
        expect(checked).not.toHaveProperty("version")
        expect(checked.weight).toBeGreaterThan(0)
      })

      it("tells a signed-in person the same as their basket", async () => {
        const lines = [{ productId: disc.id, qty: 60 }]
        const { version: _, ...kept } = read(await put(buyer, lines))
        expect(dataOf(await check(lines, buyer.token), checkedBasketSchema)).toEqual(kept)
      })
    })
  },
})
