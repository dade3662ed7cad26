import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { csvLine } from "../../src/contract/staff/csv"
import { databaseImage } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { importOf, sendFile } from "../setup/products/product-file"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { filesIn, formOf } from "../setup/upload"

const HEADER = "sku,title,description,price,stock,image,category,minimum,maximum,ean"

/** Rows of a file, each by what differs from a good new part. */
function fileOf(...rows: Record<string, string>[]): string {
  const good = {
    sku: "NEW-1",
    title: "Oil filter 70",
    description: "A can.",
    price: "4.5",
    stock: "120",
    image: "/uploads/filter.webp",
    category: "Oil filters",
    minimum: "",
    maximum: "",
    ean: "",
  }
  const lines = rows.map((row) => csvLine(Object.values({ ...good, ...row })))
  return `${HEADER}\r\n${lines.join("")}`
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let admin: Person
    let part: TestPart

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer(), { sku: "BD-1", name: "Disc one" })
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const judge = async (file: string | Buffer) =>
      importOf(await sendFile(api, file, { token, dryRun: true }))
    const send = async (file: string | Buffer) => importOf(await sendFile(api, file, { token }))
    const shown = async (sku: string) => {
      const { body } = await api.get(`/products?q=${sku}`)
      return (body as { data: { sku: string }[] }).data.filter((row) => row.sku === sku)
    }
    const refusal = async (file: string | Buffer | FormData, type?: string) => {
      const answer = await sendFile(api, file, { token, ...(type && { type }) })
      return { status: answer.status, ...(answer.body as { message?: string }) }
    }

    it("is for staff alone, as the export is", async () => {
      const buyer = await signUp(api)
      const before = await databaseImage(getContainer())
      for (const bearer of [undefined, buyer.token, admin.token]) {
        const sent = await sendFile(api, fileOf({}), { token: bearer })
        const path = "/admin/products-export"
        const read = await api.call({ method: "GET", path, token: bearer })
        expect([sent.status, read.status]).toEqual([401, 401])
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("tells what each row would do, and does nothing in a dry run", async () => {
      await addPart(getContainer(), { sku: "BD-2", name: "Disc two" })
      const before = await databaseImage(getContainer())
      const { rows, done, file } = await judge(
        "SKU,Price,Stock,Title\n" +
          "BD-1,11.25,500,Disc one\n" +
          "BD-2,9.50,500,Disc two\n" +
          "BD-2,9.5,x,Disc two\n" +
          ",1,1,Nameless\n" +
          "\n" +
          "BD-9,1,1,DISC ONE\n" +
          "bd-1,1\n",
      )
      expect(file).toMatchObject({ columns: ["sku", "price", "stock", "title"], rows: 6 })
      expect(done).toMatchObject({ rows: 6, create: 0, update: 1, unchanged: 0, invalid: 5 })
      expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
        [2, "update"],
        [3, "invalid"],
        [4, "invalid"],
        [5, "invalid"],
        [7, "invalid"],
        [8, "invalid"],
      ])
      expect(rows[0]?.changes).toEqual([{ column: "price", from: "9.5", to: "11.25" }])
      const twice = { column: "sku", message: "is in the file more than once: see lines 3, 4" }
      expect(rows[1]?.problems).toEqual([twice])
      expect(rows[2]?.problems).toEqual([
        { column: "stock", message: "quantity must be a whole number" },
        twice,
      ])
      expect(rows[2]?.cells).toEqual(["BD-2", "9.5", "x", "Disc two"])
      expect(rows[3]?.problems).toEqual([{ column: "sku", message: "is required" }])
      const missing = "is required for a new product"
      expect(rows[4]?.problems).toEqual([
        { column: "description", message: missing },
        { column: "title", message: "Another product has this name already" },
      ])
      expect(rows[5]?.problems).toContainEqual({
        column: null,
        message: "The row has more or fewer cells than the header",
      })
      expect(rows[5]?.problems).toContainEqual({
        column: "sku",
        message: 'The shop writes it "BD-1"',
      })
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("names what is wrong with a cell in its column", async () => {
      const bad: [column: string, cell: string, message: string][] = [
        ["price", "-1", "A negative price is not possible"],
        ["price", "9,50", "must be an amount of money"],
        ["stock", "1.5", "quantity must be a whole number"],
        ["stock", "-5", "A negative stock is not possible"],
        ["image", "javascript:alert(1)", "image must be an http(s) address or a path of the shop"],
        ["category", "Wheels", 'There is no category "Wheels"'],
        ["minimum", "0", "must be at least 1"],
        ["maximum", "40", "Nothing could be ordered: the first quantity is 50, above the maximum"],
        ["ean", "2.09E+12", "must be 8, 12, 13 or 14 digits"],
        ["title", "x".repeat(256), "must be at most 255 characters"],
        ["sku", "variant_1", "is the id of no variant without a SKU"],
      ]
      const file = fileOf(
        ...bad.map(([column, cell], index) => ({
          sku: `N-${index}`,
          title: `N ${index}`,
          [column]: cell,
        })),
      )
      const { rows } = await judge(file)
      expect(rows.map(({ problems }) => problems)).toEqual(
        bad.map(([column, , message]) => [{ column, message }]),
      )
    })

    it("does the good rows though others are bad, and nothing the second time", async () => {
      const file = fileOf(
        { sku: "OF-70", title: "Oil filter 70", minimum: "24", ean: "20940000", image: "" },
        { sku: "OF-71", title: "OIL FILTER 70" },
        { sku: "OF-72", title: "Oil filter 72", price: "free" },
        { sku: "BD-1", title: "Disc one, vented", price: "12", stock: "77", minimum: "10" },
        { sku: "OF-73", title: "Oil filter 73", ean: "20940000" },
      )
      const first = await send(file)
      expect(first.rows.map(({ outcome }) => outcome)).toEqual([
        "create",
        "invalid",
        "invalid",
        "update",
        "invalid",
      ])
      expect(first.rows[1]?.problems).toEqual([
        { column: "title", message: "Line 2 has it already" },
      ])
      expect(await shown("OF-70")).toMatchObject([
        {
          productName: "Oil filter 70",
          price: 4.5,
          qty: "120",
          category: "Oil filters",
          minimumQuantity: 24,
          image: "",
        },
      ])
      expect(await shown("BD-1")).toMatchObject([
        {
          _id: part.id,
          productName: "Disc one, vented",
          price: 12,
          qty: "77",
          minimumQuantity: 10,
        },
      ])
      expect(await shown("OF-71")).toEqual([])
      expect(await shown("OF-72")).toEqual([])

      const before = await databaseImage(getContainer())
      const second = await send(file)
      expect(second.done).toMatchObject({ create: 0, update: 0, unchanged: 2, invalid: 3 })
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("makes what can be ordered, delivered and edited as any product", async () => {
      await send(fileOf({ sku: "OF 70/Ä", title: "Filter Ä" }))
      const [made] = (await shown("OF 70/Ä")) as unknown as { _id: string; productName: string }[]
      const product = {
        id: made?._id ?? "",
        name: "Filter Ä",
        price: 4.5,
        stock: 120,
        sku: "OF 70/Ä",
      }
      const buyer = await signUp(api)
      await placeOrder(api, { part: product, buyer })
      expect(await shown("OF 70/Ä")).toMatchObject([{ qty: "70" }])
      // What can be ordered is set, beside what orders hold.
      await send("sku;stock;price\nOF 70/Ä;200;4,75\n")
      expect(await shown("OF 70/Ä")).toMatchObject([{ qty: "200", price: 4.75 }])
    })

    it("leaves no half of a row that fails, and goes on behind it", async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw(`alter table quantity_rule add constraint test_rule check (minimum <> 99)`)
      const before = await databaseImage(getContainer())
      const { rows } = await send(
        fileOf(
          { sku: "H-1", title: "Half", minimum: "99" },
          { sku: "BD-1", title: "Disc one", price: "99", minimum: "99" },
        ),
      )
      expect(rows.map(({ outcome }) => outcome)).toEqual(["invalid", "invalid"])
      expect(rows[0]?.problems[0]?.message).not.toMatch(/constraint|quantity_rule/)
      expect(await databaseImage(getContainer())).toEqual(before)
      await database.raw(`alter table quantity_rule drop constraint test_rule`)
      const again = await send(fileOf({ sku: "H-1", title: "Half", minimum: "99" }))
      expect(again.done).toMatchObject({ create: 1 })
    })

    it("is completed by the same file where the sender left in the middle", async () => {
      const rows = Array.from({ length: 30 }, (_, index) => ({
        sku: `L-${index}`,
        title: `Left ${index}`,
        minimum: "12",
      }))
      const leaving = new AbortController()
      const answer = await fetch(`${client.defaults.baseURL}/admin/products-import`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
        body: fileOf(...rows),
        signal: leaving.signal,
      })
      const reader = answer.body?.getReader()
      await reader?.read()
      leaving.abort()
      // The row that was being done when the sender left is done by the first one.
      await expect
        .poll(async () => (await send(fileOf(...rows))).done)
        .toMatchObject({ unchanged: 30, invalid: 0 })
      // The first one may still be at its rows, one by one, and would make them in the next test.
      await expect.poll(() => filesIn("incoming")).toEqual([])
      const shownNow = await Promise.all(rows.map(({ sku }) => shown(sku)))
      expect(shownNow.flat()).toMatchObject(
        rows.map(({ title }) => ({ productName: title, qty: "120", minimumQuantity: 12 })),
      )
    })

    it("reads semicolons, quotes over several lines, line ends of every kind, a byte order mark", async () => {
      const { rows } = await judge(
        '\uFEFFsku;title;price;problem\r\nBD-1;"Disc ""one""\r\nvented; large";9,75;old\r\n' +
          ";;;\r\nBD-7;x;1;\r\n",
      )
      expect(rows.map(({ line }) => line)).toEqual([2, 5])
      expect(rows[0]?.changes).toEqual([
        { column: "title", from: "Disc one", to: 'Disc "one"\r\nvented; large' },
        { column: "price", from: "9.5", to: "9.75" },
      ])
      const form = formOf({ name: "file", content: "sku\tprice\nBD-1\t9.5\n", filename: "a.csv" })
      const { done } = importOf(await sendFile(api, form, { token, dryRun: true }))
      expect(done).toMatchObject({ rows: 1, unchanged: 1 })
    })

    it("refuses as a whole a file that cannot be trusted, with a sentence", async () => {
      const before = await databaseImage(getContainer())
      const bad: [file: string | Buffer, message: RegExp][] = [
        ["", /file/],
        ["sku,price\n", /no rows/],
        ["title,price\nA,1\n", /must name the columns/],
        ["sku,colour\nBD-1,red\n", /no column "colour"/],
        ["sku,price,Price\nBD-1,1,2\n", /"price" is there twice/],
        ['sku,title\nBD-1,A\nBD-2,"B\nBD-3,C\n', /at line 3/],
        ['sku,title\nBD-1,5" disc\n', /at line 2/],
        [Buffer.from("sku,title\nBD-1,D\xfcse\n", "latin1"), /UTF-8/],
        [Buffer.from("sku,title\nBD-1,A\n", "utf16le"), /UTF-8/],
        [`sku\n${"A\n".repeat(20_001)}`, /at most 20,000 rows/],
      ]
      for (const [file, message] of bad) {
        const answer = await refusal(file)
        expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(message)])
      }
      const large = await refusal(Buffer.alloc(10 * 1024 * 1024 + 1, "a"))
      expect(large.status).toBe(413)
      expect((await refusal(Buffer.from("{}"), "application/octet-stream")).status).toBe(415)
      const path = "/admin/products-import?dry_run=perhaps"
      const odd = await api.call({ method: "POST", path, token, body: "sku\nA\n" })
      expect(odd).toMatchObject({ status: 400, body: { message: "dry_run must be true or false" } })
      expect(await databaseImage(getContainer())).toEqual(before)
    })
  },
})
