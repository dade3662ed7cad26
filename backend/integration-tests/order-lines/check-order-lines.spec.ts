import { Modules } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import {
  checkedOrderLinesSchema,
  type CheckedRow,
} from "../../src/contract/order-lines/checked-lines"
import { MOST_ROWS } from "../../src/contract/list-sizes"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../setup/test-api"

type Row = { row: number; number?: string | number; qty?: string | number | null }
type Rows = { lines: CheckedRow[] }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const products = () => getContainer().resolve(Modules.PRODUCT)
    let disc: TestPart
    let pad: TestPart
    let other: TestPart

    beforeAll(async () => {
      await openShop(getContainer())
      const oemNumbers = [{ maker: "Velmont", number: "3Y2 110 049 Z" }]
      disc = await addPart(getContainer(), { sku: "BD-2803-V", price: 9.5, oemNumbers })
      const rule = { minimum: 48, multiple: 12, carton: 12 }
      pad = await addPart(getContainer(), { sku: "BP-1", price: 3.1, stock: 100, rule })
      other = await addPart(getContainer(), { sku: "BD-2804-V", oemNumbers })
      await products().updateProducts(pad.id, {
        metadata: {
          oem_numbers: [],
          competitor_numbers: ["Ferodo FDB 1234"],
          former_numbers: ["BP-OLD-7"],
        },
      })
      const [variant] = await products().listProductVariants({ product_id: pad.id })
      if (variant) await products().updateProductVariants(variant.id, { ean: "4006381333931" })
    })

    const check = async (lines: Row[]): Promise<CheckedRow[]> => {
      const answer = await api.post("/order-lines/check", { lines })
      return dataOf(answer, checkedOrderLinesSchema as z.ZodType<Rows>).lines
    }
    const one = async (number: string | number, qty?: string | number | null) =>
      (await check([{ row: 1, number, ...(qty !== undefined && { qty }) }]))[0]

    describe("POST /api/v1/order-lines/check", () => {
      it.each([
        ["BD-2803-V", "sku"],
        ["bd2803v", "sku"],
        ["BD–2803–V", "sku"],
        [" BD 2803.V ", "sku"],
      ])("finds the SKU in %s", async (number, matchedBy) => {
        expect(await one(number, 50)).toMatchObject({
          row: 1,
          status: "ok",
          productId: disc.id,
          sku: "BD-2803-V",
          matchedBy,
          matchedNumber: "BD-2803-V",
          qty: 50,
          assumed: false,
          unitPrice: 9.5,
          total: 475,
          candidates: [],
        })
      })

      it.each([
        ["4006381333931", "ean", "4006381333931"],
        [4006381333931, "ean", "4006381333931"],
        ["FDB1234", "competitor", "Ferodo FDB 1234"],
        ["ferodo fdb-1234", "competitor", "Ferodo FDB 1234"],
        ["1234", "competitor", "Ferodo FDB 1234"],
      ])("finds a part by %s, its number as %s", async (number, matchedBy, matchedNumber) => {
        const found = { productId: pad.id, status: "ok", matchedBy, matchedNumber }
        expect(await one(number, 48)).toMatchObject(found)
      })

      it("names both parts of one OEM number, and means neither", async () => {
        const row = await one("3Y2110049Z", 60)
        expect(row).toMatchObject({
          status: "ambiguous",
          productId: null,
          unitPrice: null,
          qty: 60,
        })
        const ids = row?.candidates.map(({ productId }) => productId)
        expect(new Set(ids)).toEqual(new Set([disc.id, other.id]))
        expect(row?.candidates[0]).toMatchObject({
          matchedBy: "oem",
          matchedNumber: "Velmont 3Y2 110 049 Z",
        })
      })

      it("offers the part that took a former number's place, and does not take it silently", async () => {
        expect(await one("bp old 7", 48)).toMatchObject({
          status: "superseded",
          productId: null,
          candidates: [{ productId: pad.id, matchedBy: "former", matchedNumber: "BP-OLD-7" }],
        })
      })

      it("tells of an unknown number which numbers begin so", async () => {
        expect(await one("BD-280", 50)).toMatchObject({
          status: "unknown",
          productId: null,
          candidates: [{ sku: "BD-2803-V" }, { sku: "BD-2804-V" }],
        })
        expect(await one("no such part", 50)).toMatchObject({ status: "unknown", candidates: [] })
      })

      it.each([
        ["50", "invalid_quantity", 50, [48, 60]],
        ["30", "below_minimum", 30, [48]],
        [400, "out_of_stock", 400, [96]],
        ["1.000", "invalid_quantity", null, [48]],
        ["5E+3", "invalid_quantity", null, [48]],
        ["-60", "invalid_quantity", null, [48]],
        [12.5, "invalid_quantity", null, [48]],
        [0, "invalid_quantity", null, [48]],
      ])("judges a quantity of %s as %s", async (typed, status, ...[qty, nearest]) => {
        const row = await one("BP-1", typed)
        expect(row).toMatchObject({ status, qty, nearest, productId: pad.id, assumed: false })
      })

      it.each([[undefined], [""], [null]])(
        "takes the first quantity in place of %s",
        async (qty) => {
          const expected = { status: "ok", qty: 48, assumed: true, total: 148.8, nextRung: null }
          expect(await one("BP-1", qty)).toMatchObject(expected)
        },
      )

      it("judges all rows of one part as one line, and names them", async () => {
        const rows = await check([
          { row: 3, number: "BD-2803-V", qty: 30 },
          { row: 4, number: "nothing", qty: 50 },
          { row: 9, number: "bd2803v", qty: 30 },
        ])
        expect(rows).toMatchObject([
          { row: 3, status: "ok", qty: 30, total: 285, rows: [3, 9], pieces: 60 },
          { row: 4, status: "unknown", rows: [4] },
          { row: 9, status: "ok", qty: 30, total: 285, rows: [3, 9], pieces: 60 },
        ])
        const tooMany = [30, 480].map((qty, row) => ({ row, number: "BD-2803-V", qty }))
        expect(await check(tooMany)).toMatchObject([
          { status: "out_of_stock", nearest: [500] },
          { status: "out_of_stock", nearest: [500] },
        ])
      })

      it("answers every row of a list beside what is wrong in it, and follows a change at once", async () => {
        const rows = await check([
          { row: 1 },
          { row: 2, number: "", qty: "x" },
          { row: 3, number: "ſß×", qty: 50 },
          { row: 4, number: "%_\\", qty: 50 },
          { row: 5, number: "BD-2803-V", qty: 50 },
        ])
        expect(rows.map(({ row, status }) => [row, status])).toEqual([
          [1, "unknown"],
          [2, "unknown"],
          [3, "unknown"],
          [4, "unknown"],
          [5, "ok"],
        ])
        const [variant] = await products().listProductVariants({ product_id: disc.id })
        if (variant) await products().updateProductVariants(variant.id, { sku: "NEW-2803" })
        expect(await one("BD-2803-V", 50)).toMatchObject({ status: "unknown" })
        expect(await one("new 2803", 50)).toMatchObject({ status: "ok", productId: disc.id })
        await products().updateProducts(disc.id, { status: "draft" })
        expect(await one("new 2803", 50)).toMatchObject({ status: "unknown", candidates: [] })
      })

      it("takes 2,000 rows, and not one more", async () => {
        const rows = Array.from({ length: MOST_ROWS + 1 }, (_, row) => ({
          row,
          number: `Velmont 3Y2 110 049 Z of a list that names its parts at length: ${row}`,
          qty: "50",
        }))
        expect(await check(rows.slice(1))).toHaveLength(MOST_ROWS)
        const answer = await api.post("/order-lines/check", { lines: rows })
        const message = `must be at most ${MOST_ROWS} lines`
        expect(failureOf(answer)).toMatchObject({ errors: [{ field: "lines", message }] })
      })

      it("refuses more than 500 kB", async () => {
        const lines = Array.from({ length: MOST_ROWS }, (_, row) => ({
          row,
          number: "9".repeat(250),
        }))
        const answer = await api.post("/order-lines/check", { lines })
        expect(answer.status).toBe(413)
        expect(failureOf(answer)).toMatchObject({
          code: "body_too_large",
          message: "The list is larger than 500 kB",
        })
      })
    })
  },
})
