import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { beginRun, beginWork, forgetOldRuns } from "../../src/workflows/sync/run-book"
import { stageRows } from "../../src/workflows/sync/stage-rows"
import { workOff } from "../../src/workflows/sync/work-off"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { imageWithoutTrail } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { openShop } from "../setup/shop-fixture"
import { sendSync, syncedOf } from "../setup/sync/sync-file"
import { testApi } from "../setup/test-api"

type Row = Record<string, unknown>

const part = (at: number): Row => ({
  ...{ sku: `K-${at}`, title: `Killed ${at}`, description: "A can.", price: 4.5, stock: 120 },
  ...{ version: 1, minimum: 12 },
})

const ROWS = Array.from({ length: 700 }, (_, at) => part(at))

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const send = async (body: readonly Row[]) =>
      syncedOf(await sendSync(api, { kind: "products", token, body }))
    const read = async (path: string) => {
      const { status, body } = await api.call({ method: "GET", path: `/admin/sync${path}`, token })
      return { status, body: body as { runs: Row[]; run: Row; count: number; message: string } }
    }
    /** A run whose rows are there, and which nobody has begun to work on. */
    const staged = async () => {
      const container = getContainer()
      const file = { format: "ndjson", columns: [] } as const
      const as_of = new Date().toISOString()
      const run = await beginRun(container, { kind: "products", is_dry_run: false, as_of, file })
      async function* rows() {
        for (const [at, row] of ROWS.entries()) yield [{ row: at + 1, sent: JSON.stringify(row) }]
      }
      return beginWork(container, run, await stageRows(container, { run, rows: rows() }))
    }
    /** A run whose process dies behind its first batch. */
    const killed = async () => {
      const container = getContainer()
      const run = await staged()
      const death = new Promise<never>(() => undefined)
      const first = new Promise<void>((resolve) => {
        void workOff(container, run, () => {
          resolve()
          return death
        })
      })
      await first
      return run.id
    }

    it("ends equal where a file is sent again behind a kill", async () => {
      const id = await killed()
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      expect((await read(`/runs/${id}`)).body.run).toMatchObject({
        ...{ state: "working", rows: 700, ended_at: null },
        counts: { created: 250, updated: 0, unchanged: 0, stale: 0, invalid: 0 },
      })
      await database.raw("update sync_run set updated_at = now() - interval '11 minutes'")
      expect((await read(`/runs/${id}`)).body.run).toMatchObject({ state: "broken" })
      const again = await send(ROWS)
      expect(again.run.counts).toMatchObject({ created: 450, unchanged: 250, invalid: 0 })
      expect(await database("sync_row").count()).toEqual([{ count: "0" }])
      const whole = await imageWithoutTrail(getContainer())
      expect((await send(ROWS)).run.counts).toMatchObject({ unchanged: 700 })
      const { sync_run: _, ...image } = await imageWithoutTrail(getContainer())
      expect({ ...image, sync_run: [] }).toEqual({ ...whole, sync_run: [] })
      expect(image.catalogue_entry).toHaveLength(700)
    })

    it("is broken where the rows that wait are gone, as behind a failover", async () => {
      const run = await staged()
      await getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw("truncate sync_row")
      await workOff(getContainer(), run, async () => undefined)
      expect((await read(`/runs/${run.id}`)).body.run).toMatchObject({
        ...{ state: "broken", rows: 700 },
        message: "Something went wrong on our side. Try again in a moment.",
      })
    })

    it("is listed with what became of it, for 30 days", async () => {
      const { run } = await send([{ sku: "L-1" }, part(701)])
      const { body } = await read("/runs?kind=products&limit=1")
      expect(body).toMatchObject({ runs: [run], limit: 1, offset: 0 })
      expect(run).toMatchObject({ actor_kind: "staff", counts: { created: 1, invalid: 1 } })
      expect((await read("/runs?kind=prices")).body).toMatchObject({ runs: [], count: 0 })
      expect((await read("/runs?kind=fish")).status).toBe(400)
      expect(await read("/runs/sync_none")).toMatchObject({
        ...{ status: 404, body: { message: "There is no such run" } },
      })
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database.raw("update sync_run set created_at = now() - interval '31 days'")
      await forgetOldRuns(getContainer())
      expect((await read("/runs")).body.count).toBe(0)
      expect(await database("sync_bad_row").count()).toEqual([{ count: "0" }])
    })

    it("gives refused rows of a file of cells back as such a file", async () => {
      const csv = 'sku;price;problem\nQ-1;-1;old\nQ-2;"=1+1";\n'
      const sent = await sendSync(api, { kind: "prices", token, body: csv, type: "text/csv" })
      const { run } = syncedOf(sent)
      const file = await api.call({
        method: "GET",
        path: `/admin/sync/runs/${run.id}/bad-rows`,
        token,
      })
      expect(file.headers).toMatchObject({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="bad-rows-${run.id}.csv"`,
      })
      // The client takes the byte order mark away.
      expect(String(file.body)).toBe(
        "sku,price,problem\r\n" +
          "Q-1,'-1,price: A negative price is not possible\r\n" +
          "Q-2,'=1+1,price: must be an amount of money\r\n",
      )
    })

    it("goes on where whoever sent it has left", async () => {
      const leaving = new AbortController()
      const answer = await fetch(`${client.defaults.baseURL}/admin/sync/products`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/x-ndjson" },
        body: ROWS.map((_, at) => JSON.stringify(part(1000 + at))).join("\n"),
        signal: leaving.signal,
      })
      const at = answer.headers.get("location") ?? ""
      await answer.body?.getReader().read()
      leaving.abort()
      await expect
        .poll(async () => (await read(at.replace("/admin/sync", ""))).body.run)
        .toMatchObject({ state: "done", counts: { created: 700 } })
    })
  },
})
