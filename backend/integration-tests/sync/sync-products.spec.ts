import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { databaseImage, imageWithoutTrail } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { addPart, openShop } from "../setup/shop-fixture"
import { sendSync, statusesOf, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

type Row = Record<string, unknown>

/** A good new part. */
const part = (sku: string, more: Row = {}): Row => ({
  ...{ sku, title: `Oil filter ${sku}`, description: "A can.", price: 4.5, stock: 120 },
  ...{ image: "/uploads/filter.webp", category: "Brake discs" },
  ...more,
})

const SHEET = { attributes: { Height: "58 mm", Thread: "M20" }, oem_numbers: ["Bosch 0 451"] }

/** Of runs there are more after each; all else is to be equal. */
const RUNS = ["sync_run", "sync_bad_row", "sync_version"]

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string
    let admin: Person

    beforeAll(async () => {
      await openShop(getContainer())
      await addPart(getContainer(), { sku: "BD-1", name: "Disc one" })
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const send = async (
      body: readonly Row[] | string,
      more: { query?: string; type?: string } = {},
    ) => syncedOf(await sendSync(api, { kind: "products", token, body, ...more }))
    const shown = async (sku: string) => {
      const { body } = await api.get(`/products?q=${sku}`)
      return (body as { data: (Row & { sku: string })[] }).data.filter((row) => row.sku === sku)
    }
    const image = async () =>
      Object.fromEntries(
        Object.entries(await imageWithoutTrail(getContainer())).filter(
          ([table]) => !RUNS.includes(table),
        ),
      )

    it("is for staff alone", async () => {
      const buyer = await signUp(api)
      const before = await databaseImage(getContainer())
      for (const bearer of [undefined, buyer.token, admin.token]) {
        const sent = await sendSync(api, { kind: "products", token: bearer, body: [part("N-1")] })
        const path = "/admin/sync/runs"
        const read = await api.call({ method: "GET", path, ...(bearer && { token: bearer }) })
        expect([sent.status, read.status]).toEqual([401, 401])
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("makes, changes and leaves parts as rows say, and tells of each", async () => {
      const { verdicts, run } = await send([
        part("N-1", { external_id: "4711", ...SHEET, minimum: 60, multiple: 12, weight: 120 }),
        { sku: "BD-1", price: 11.25 },
        { sku: "BD-1X", price: "1" },
        part("N-3", { price: -1, category: "Nothing" }),
      ])
      expect(verdicts).toEqual([
        { row: 1, key: "N-1", status: "created" },
        { row: 2, key: "BD-1", status: "updated" },
        expect.objectContaining({
          row: 3,
          status: "invalid",
          message: "is required for a new product",
        }),
        {
          ...{ row: 4, key: "N-3", status: "invalid", field: "category" },
          message: 'There is no category "Nothing"',
          errors: [
            { field: "category", message: 'There is no category "Nothing"' },
            { field: "price", message: "A negative price is not possible" },
          ],
        },
      ])
      expect(run).toMatchObject({
        ...{ kind: "products", state: "done", rows: 4, dry_run: false, format: "ndjson" },
        counts: { created: 1, updated: 1, unchanged: 0, stale: 0, invalid: 2 },
      })
      expect(await shown("N-1")).toMatchObject([
        {
          productName: "Oil filter N-1",
          price: 4.5,
          qty: "120",
          minimumQuantity: 60,
          multiple: 12,
        },
      ])
      expect(await shown("BD-1")).toMatchObject([{ price: 11.25 }])
      const again = await send([{ external_id: 4711, price: 5 }, part("N-1", SHEET)])
      expect(statusesOf(again)).toEqual([
        [1, "stale"],
        [2, "unchanged"],
      ])
      const alone = await send([{ external_id: 4711, price: 5, ...SHEET }])
      expect(statusesOf(alone)).toEqual([[1, "updated"]])
      expect(await shown("N-1")).toMatchObject([{ price: 5 }])
    })

    it("says the same of a file of cells", async () => {
      const csv =
        "\uFEFFexternal_id;sku;title;description;price;stock;attributes;version\n" +
        '77;C-1;Filter C;"A ""can""";4,75;10;Height: 58 mm;3\n;C-2;;;1;;;\n'
      const { verdicts } = await send(csv, { type: "text/csv" })
      expect(verdicts).toMatchObject([
        { row: 2, key: "C-1", status: "created" },
        { row: 3, key: "C-2", status: "invalid", field: "title" },
      ])
      expect(await shown("C-1")).toMatchObject([{ price: 4.75, qty: "10" }])
    })

    it("takes no older version, and of several rows about one part the last or the newest", async () => {
      const { verdicts } = await send([
        part("V-1", { version: 7, price: 1 }),
        part("V-2", { price: 1 }),
        part("V-2", { price: 2 }),
        part("V-3", { price: 3, version: 2 }),
        part("v-3", { price: 4, version: 1, title: "Small letters" }),
      ])
      expect(verdicts.map(({ row, status, message }) => [row, status, message])).toEqual([
        [1, "created", undefined],
        [2, "stale", "Line 3 says it anew"],
        [3, "created", undefined],
        [4, "created", undefined],
        [5, "stale", "Line 4 says it anew"],
      ])
      const later = await send([
        { sku: "V-1", version: 6, price: 9 },
        { sku: "V-2", version: 1, price: 8 },
        { sku: "V-3", version: 2, price: 7 },
      ])
      expect(later.verdicts.map(({ status, message }) => [status, message])).toEqual([
        ["stale", "The shop has version 7 already"],
        ["updated", undefined],
        ["updated", undefined],
      ])
      expect(await shown("V-1")).toMatchObject([{ price: 1 }])
    })

    it("does 999 rows of 1,000 where one is bad, and nothing when they are sent again", async () => {
      const rows = Array.from({ length: 1000 }, (_, at) =>
        at === 500 ? part("T-500", { title: "DISC ONE" }) : part(`T-${at}`, { version: 1 }),
      )
      const first = await send(rows)
      expect(first.run.counts).toMatchObject({ created: 999, invalid: 1 })
      expect(first.verdicts[500]).toEqual({
        ...{ row: 501, key: "T-500", status: "invalid", field: "title" },
        message: "Another product has this name already",
      })
      const before = await image()
      const again = await send(rows)
      expect(again.run.counts).toMatchObject({ unchanged: 999, invalid: 1 })
      expect(await image()).toEqual(before)
      const bad = await api.call({
        ...{ method: "GET", path: `/admin/sync/runs/${again.run.id}/bad-rows`, token },
      })
      const mended = bad.body as Row
      expect(mended).toMatchObject({
        ...{ sku: "T-500", title: "DISC ONE" },
        problem: "title: Another product has this name already",
      })
      expect(statusesOf(await send([{ ...mended, title: "Five hundred" }]))).toEqual([
        [1, "created"],
      ])
    })

    it("does the same in a dry run, and changes nothing", async () => {
      await send([part("D-1", { title: "First name" }), part("D-2"), part("D-3", { version: 5 })])
      const rows = [
        part("D-1", { title: "Second name" }),
        part("D-9", { title: "first name" }),
        part("D-8", { title: "Second name " }),
        ...Array.from({ length: 600 }, (_, at) => part(`D-X${at}`)),
        part("D-7", { title: "Second NAME" }),
        part("D-6", { title: "Oil filter d-x7" }),
        part("D-3", { version: 4 }),
        part("D-2", { price: 0 }),
        part("D-2"),
        part("D-5", { weight: "heavy" }),
      ]
      const before = await image()
      const tried = await send(rows, { query: "?dry_run=true" })
      expect(await image()).toEqual(before)
      expect(tried.run.dry_run).toBe(true)
      const done = await send(rows)
      expect(done.verdicts).toEqual(tried.verdicts)
      expect(done.run.counts).toEqual(tried.run.counts)
      expect(done.run.counts).toEqual({
        ...{ created: 601, updated: 1, unchanged: 1, stale: 2, invalid: 4 },
      })
    })

    it("tells other programs of products, and the trail of the run and of each price", async () => {
      await send([part("E-1", { price: 3 })])
      const told = vi.fn()
      const bus = getContainer().resolve(Modules.EVENT_BUS)
      const both = ["product.created", "product.updated"]
      for (const name of both) bus.subscribe(name, async (event) => void told(name, event.data))
      const { run } = await send([part("E-1", { price: 4 }), part("E-2"), part("E-3")])
      await expect.poll(() => told.mock.calls.length).toBe(3)
      expect(told.mock.calls.map(([name]) => String(name)).sort()).toEqual([
        ...["product.created", "product.created", "product.updated"],
      ])
      const entries = async (query: string) => {
        const path = `/admin/audit-trail?${query}`
        const { body } = await api.call({ method: "GET", path, token })
        return (body as { entries: Row[] }).entries
      }
      expect(await entries(`thing_id=${run.id}`)).toMatchObject([
        { kind: "sync", action: "synchronised", after: { created: 2, updated: 1, rows: 3 } },
      ])
      expect((await entries("kind=price&limit=1"))[0]).toMatchObject({
        ...{ thing_name: "Oil filter E-1", actor_kind: "staff" },
        ...{ before: { USD: 3 }, after: { USD: 4 } },
      })
    })

    it("makes parts that Medusa Admin can change and the shop then shows", async () => {
      await send([part("M-1", SHEET)])
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const [variant]: { id: string; product_id: string }[] = await database(
        "product_variant",
      ).where({
        sku: "M-1",
      })
      const path = `/admin/products/${variant?.product_id ?? ""}`
      const call = (body: Row, below = "") =>
        api.call({ method: "POST", path: path + below, token, body })
      const renamed = await call({ title: "Renamed", metadata: { colour: "red" } })
      const prices = [{ currency_code: "usd", amount: 8 }]
      const priced = await call({ prices }, `/variants/${variant?.id ?? ""}`)
      const pictured = await call({ images: [{ url: "/uploads/other.webp" }] })
      expect([renamed.status, priced.status, pictured.status]).toEqual([200, 200, 200])
      expect(await shown("M-1")).toMatchObject([{ productName: "Renamed", price: 8 }])
      expect(statusesOf(await send([{ sku: "M-1", price: 8, ...SHEET }]))).toEqual([
        [1, "unchanged"],
      ])
      const { status } = await api.call({ method: "DELETE", path, token })
      expect(status).toBe(200)
      expect(statusesOf(await send([part("M-1")]))).toEqual([[1, "created"]])
    })

    it("refuses as a whole what no row of can be trusted", async () => {
      const refused = async (body: string | Buffer, type?: string, kind = "products") => {
        const answer = await sendSync(api, { kind, token, body, ...(type && { type }) })
        return [answer.status, (answer.body as { message?: string }).message]
      }
      const csv = "text/csv"
      expect(await refused("", csv)).toEqual([400, "file is required"])
      expect(await refused("title\nA\n", csv)).toEqual([400, expect.stringContaining('"sku"')])
      expect(await refused("sku,colour\nA,red\n", csv)).toEqual([
        400,
        'There is no column "colour"',
      ])
      expect(await refused(Buffer.from([0xff, 0xfe, 0x41]))).toEqual([
        400,
        expect.stringContaining("UTF-8"),
      ])
      expect(await refused("{}", "application/json")).toEqual([
        ...[415, "Send the rows as application/x-ndjson or as text/csv"],
      ])
      expect(await refused("{}", undefined, "nothing")).toMatchObject([404, expect.any(String)])
      const { verdicts } = await send(
        '{"sku":"BD-1"}\n\n[1]\nno json\n{"sku":"A\\u0000"}\n{"sku":{}}\n',
      )
      expect(verdicts.map(({ row, status }) => [row, status])).toEqual([
        ...[
          [1, "unchanged"],
          [3, "invalid"],
          [4, "invalid"],
          [5, "invalid"],
          [6, "invalid"],
        ],
      ])
    })
  },
})
