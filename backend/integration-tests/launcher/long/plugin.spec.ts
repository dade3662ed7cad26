import { getResolvedPlugins } from "@medusajs/framework/utils"
import { execFile, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { promisify } from "node:util"
import { call } from "../../../../testing/testkit/client/call"
import { makePart, type Part } from "../../../../testing/testkit/client/parts"
import { register, signInAdministrator } from "../../../../testing/testkit/client/people"
import { purchaseOf } from "../../../../testing/testkit/client/orders"
import { waitForHealth } from "../../../../testing/testkit/shop/medusa-process"
import { startPostgres } from "../../../bin/launcher/postgres/start-postgres"
import { freePort } from "../../../bin/launcher/system/ports"
import { startEmbedded } from "../../setup/run/start-embedded"
import { installPacked, makeBareApp } from "../support/bare-app"
import { packTemplate } from "../support/pack-template"
import { runMedusa, spawnMedusa } from "../support/run-medusa"
import { end } from "../support/spawn-postgres"
import { temporaryFolder } from "../support/temporary-folder"

const ROOT = path.resolve(__dirname, "../../../..")
const SHOP = "@halden/backend"
const TEMPLATE = "@acme/part-warranty"
const SEED = `./node_modules/${SHOP}/.medusa/server/src/scripts/seed.js`
const CONFIGURATION = `
const { defineConfig } = require("@medusajs/framework/utils")
const { withHalden } = require("${SHOP}")
module.exports = defineConfig(
  withHalden({ admin: { disable: true }, plugins: [{ resolve: "${TEMPLATE}", options: {} }] }),
)
`

describe("the packed shop and the template in a bare Medusa application", () => {
  const folder = temporaryFolder("plugin")
  const app = path.join(folder, "app")
  const stops: (() => Promise<void>)[] = []
  let url = ""
  let part: Part

  beforeAll(async () => {
    makeBareApp(app, CONFIGURATION)
    const [shop, warranty] = await Promise.all([
      packShop(path.join(folder, "packed")),
      packTemplate(path.join(app, "plugins/part-warranty")),
    ])
    installPacked(app, SHOP, shop)
    installPacked(app, TEMPLATE, warranty)
    const dataDir = path.join(folder, "data")
    fs.mkdirSync(dataDir)
    const postgres = await startPostgres({ folder: path.join(folder, "postgres") })
    stops.push(postgres.stop)
    const embedded = await startEmbedded(ROOT, dataDir)
    stops.push(embedded.stop)
    const port = String(await freePort())
    url = `http://127.0.0.1:${port}`
    const medusa = {
      folder: app,
      variables: {
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        PORT: port,
        DATABASE_URL: postgres.url,
        SHOP_DATA_DIR: dataDir,
        SHOP_DEMO: "off",
        SHOP_INTERNAL_EMBEDDED_URL: embedded.url,
        SHOP_INTERNAL_SANDBOX_WEBHOOK_SECRET: "whsec_of_the_tests_alone",
        JWT_SECRET: "a secret of the tests alone",
        COOKIE_SECRET: "a secret of the tests alone",
      },
    }
    await runMedusa(medusa, "db:migrate", "--execute-safe-links")
    await runMedusa(medusa, "exec", SEED)
    const server: ChildProcess = spawnMedusa(medusa, "start")
    stops.push(() => end(server, "SIGKILL"))
    await waitForHealth(url, server)
    const admin = await signInAdministrator(url)
    part = await makePart(url, admin, { name: "Part of a bare shop", stock: 100 })
  }, 600_000)

  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  })

  const status = async (address: string) => (await fetch(`${url}${address}`)).status

  it("answers the catalogue", async () => {
    const { data } = await call<{ data: Part[] }>(`${url}/api/v1/products`, {})
    expect(data.map(({ _id }) => _id)).toEqual([part._id])
  })

  it("keeps guests out of the shop's routes of Medusa Admin", async () => {
    expect(await Promise.all(["/admin/shop-settings", "/admin/reviews"].map(status))).toEqual([
      401, 401,
    ])
  })

  it("takes an order", async () => {
    const buyer = await register(url, "buyer@example.com")
    const { data } = await call<{ data: { qty: number } }>(`${url}/api/v1/orders`, {
      token: buyer.token,
      headers: { "idempotency-key": crypto.randomUUID() },
      body: purchaseOf(buyer, part),
    })
    expect(data.qty).toBe(50)
  })

  it("runs the template's hook for a new product, and answers the template's route", async () => {
    const config = `${url}/api/v1/config`
    const { data } = await call<{ data: { commerce: { publishableApiKey: string } } }>(config, {})
    const headers = { "x-publishable-api-key": data.commerce.publishableApiKey }
    const warrantyOf = (id: string) =>
      fetch(`${url}/store/products/${id}/part-warranty`, { headers }).then(async (answer) => ({
        status: answer.status,
        body: (await answer.json()) as unknown,
      }))
    expect(await warrantyOf(part._id)).toEqual({ status: 200, body: { months: 24 } })
    expect(await warrantyOf("prod_none")).toMatchObject({ status: 404 })
  })

  it("has the screens of both for Medusa Admin", async () => {
    const plugins = [SHOP, TEMPLATE].map((resolve) => ({ resolve, options: {} }))
    const resolved = await getResolvedPlugins(app, { plugins } as never)
    expect(resolved.map(({ admin }) => admin)).toEqual([
      { type: "package", resolve: `${SHOP}/admin` },
      { type: "package", resolve: `${TEMPLATE}/admin` },
    ])
    const load = createRequire(path.join(app, "package.json"))
    const read = (name: string) => fs.readFileSync(load.resolve(name), "utf8")
    expect(read(`${SHOP}/admin`)).toContain("product.details.side.before")
    expect(read(`${SHOP}/admin`)).toContain("/closed-accounts")
    expect(read(`${TEMPLATE}/admin`)).toContain("product.details.side.after")
  })
})

async function packShop(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "backend/bin/plugin/main.ts", folder],
    { cwd: ROOT },
  )
  return stdout.trim().split("\n").at(-1) ?? ""
}
