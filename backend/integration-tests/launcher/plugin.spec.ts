import { execFile, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { makePart, type Part } from "../../../load/make-part"
import { register, signInAdministrator } from "../../../load/people"
import { purchaseOf } from "../../../load/purchase"
import { waitForHealth } from "../../../load/start-shop"
import { startPostgres } from "../../bin/launcher/postgres/start-postgres"
import { freePort } from "../../bin/launcher/system/ports"
import { startEmbedded } from "../setup/start-embedded"
import { makeBareApp } from "./support/bare-app"
import { runMedusa, spawnMedusa } from "./support/run-medusa"
import { end } from "./support/spawn-postgres"
import { temporaryFolder } from "./support/temporary-folder"

const ROOT = path.resolve(__dirname, "../../..")
const CONFIGURATION = `
const { defineConfig } = require("@medusajs/framework/utils")
const { withHalden } = require("@halden/backend")
module.exports = defineConfig(withHalden({ admin: { disable: true } }))
`
const SEED = "./node_modules/@halden/backend/.medusa/server/src/scripts/seed.js"

describe("the packed plugin in a bare Medusa application", { timeout: 300_000 }, () => {
  const folder = temporaryFolder("plugin")
  const app = path.join(folder, "app")
  let url = ""
  let server: ChildProcess
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const packed = await pack(path.join(folder, "packed"))
    fs.mkdirSync(app)
    makeBareApp({
      folder: app,
      tarballs: { "@halden/backend": packed },
      configuration: CONFIGURATION,
    })
    const dataDir = path.join(folder, "data")
    fs.mkdirSync(dataDir)
    const postgres = await startPostgres({ folder: path.join(folder, "postgres") })
    stops.push(postgres.stop)
    const embedded = await startEmbedded(ROOT, dataDir)
    stops.push(embedded.stop)
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const medusa = {
      folder: app,
      variables: {
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        PORT: String(port),
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
    server = spawnMedusa(medusa, "start")
    stops.push(() => end(server, "SIGKILL"))
    await waitForHealth(url, server)
  }, 300_000)

  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  })

  const status = async (address: string) => (await fetch(`${url}${address}`)).status

  it("answers the catalogue", async () => {
    const answer = await fetch(`${url}/api/v1/products`)
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()])
  })

  it("keeps guests out of its routes of Medusa Admin", async () => {
    expect(await Promise.all(["/admin/shop-settings", "/admin/reviews"].map(status))).toEqual([
      401, 401,
    ])
  })

  it("takes an order", async () => {
    const admin = await signInAdministrator(url)
    const part: Part = await makePart(url, admin, { name: "Part of a bare shop", stock: 100 })
    const buyer = await register(url, "buyer@example.com")
    const answer = await fetch(`${url}/api/v1/orders`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${buyer.token}`,
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify(purchaseOf(buyer, part)),
    })
    expect(answer.status).toBe(201)
  })
})

async function pack(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "backend/bin/plugin/main.ts", folder],
    { cwd: ROOT },
  )
  return stdout.trim().split("\n").at(-1) ?? ""
}
