import fs from "node:fs"
import http from "node:http"
import https from "node:https"
import path from "node:path"
import { freePort } from "../../../bin/launcher/system/ports"
import type { Built } from "../support/images/build-image"
import { readCompose, type Compose } from "../support/images/compose-file"
import { prepareDeploy } from "../support/images/deploy-folder"
import { query } from "../support/query"
import { runImage, type Running } from "../support/images/run-image"
import { fillSecrets, serviceEnvironment } from "../support/images/service-environment"
import { buildImages } from "../support/images/shop-images"
import { end, spawnPostgres, type HeldPostgres } from "../support/spawn-postgres"
import { temporaryFolder } from "../support/temporary-folder"

const folder = temporaryFolder("images")
const operator = prepareDeploy(path.join(folder, "operator"))
const START = { timeout: 90_000, interval: 100 }

const SETTINGS = `PUBLIC_URL=https://shop.example.com
SHOP_ADMIN_EMAIL=owner@example.com
FIREBASE_PROJECT_ID=halden-shop
FIREBASE_API_KEY=AIza-key
STRIPE_PUBLISHABLE_KEY=pk_test_1
MAIL_FROM=
`

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

describe("the images of the Dockerfile", { timeout: 300_000 }, () => {
  let images: Map<string, Built>
  let compose: Compose
  let postgres: HeldPostgres | undefined
  let databaseUrl = ""
  const running: Running[] = []

  beforeAll(async () => {
    compose = readCompose(path.join(operator, "docker-compose.yml"))
    fs.writeFileSync(path.join(operator, "deploy/shop.env"), SETTINGS)
    images = buildImages(path.join(folder, "images"), process.env.IMAGES === "whole")
    postgres = await spawnPostgres(path.join(folder, "postgres"))
    databaseUrl = postgres.url
    const keys = { stripe_api_key: "sk_test_1", stripe_webhook_secret: "whsec_1" }
    fillSecrets(operator, { database_url: databaseUrl, redis_url: "", ...keys })
  })

  afterAll(async () => {
    for (const { child } of running) child.kill("SIGKILL")
    // Unset where the images could not be built.
    if (postgres) await end(postgres.child, "SIGTERM")
  })

  /** Runs a service of the compose file in its image, at a port of this machine alone. */
  const runService = (name: string, stage: string, port: number): Running => {
    const [service, image] = [compose.services[name], images.get(stage)]
    if (!service || !image) throw new Error(`There is no service ${name} or no stage ${stage}`)
    const here = {
      HOST: "127.0.0.1",
      PORT: String(port),
      SHOP_DATA_DIR: path.join(folder, "data"),
      HOME: folder,
    }
    const environment = { ...serviceEnvironment(operator, service), ...here }
    const started = runImage(image, { command: service.command, environment })
    running.push(started)
    return started
  }

  const serves = async (url: string, { output, child }: Running) => {
    await expect
      .poll(async () => {
        if (child.exitCode !== null) return `ended: ${output()}`
        return (await answerOf(url).catch(() => undefined))?.status
      }, START)
      .toBe(200)
  }

  it("has what only production needs in it", () => {
    const packages = path.join(images.get("shop")?.folder ?? "", "node_modules")
    const has = (name: string) => fs.existsSync(path.join(packages, name))
    expect(["@medusajs/medusa", "tsx", "pg", "sharp"].map(has)).toEqual([true, true, true, true])
    expect(["vitest", "eslint", "playwright-core", "jsdom"].map(has)).toEqual(Array(4).fill(false))
    expect(images.get("shop")?.user).toBe("node")
  })

  it("refuses to serve a database that was not migrated, and migrates it by its own command", async () => {
    const early = runService("server", "shop", await freePort())
    expect(await early.ended).toBe(1)
    expect(early.output()).toContain("The database has not the tables of this version")

    const migration = runService("migrate", "shop", await freePort())
    expect([await migration.ended, migration.output()]).toEqual([
      0,
      expect.stringContaining("The database is up to date."),
    ])
    const marks = await query(databaseUrl, "select name from shop_launcher.mark")
    expect(marks.map(({ name }) => String(name).split(" ")[0])).toEqual(
      expect.arrayContaining(["schema", "seed"]),
    )

    const again = runService("migrate", "shop", await freePort())
    expect(await again.ended).toBe(0)
    expect(again.output()).not.toMatch(/Migrating|first data/)
  })

  it("serves as server and worker behind the proxy, writes nothing into itself, and ends at once", async () => {
    const before = filesOf(images.get("shop")?.folder ?? "")
    const [port, workerPort] = [await freePort(), await freePort()]
    const server = runService("server", "shop", port)
    await serves(`http://127.0.0.1:${port}/health`, server)
    const worker = runService("worker", "shop", workerPort)
    await serves(`http://127.0.0.1:${workerPort}/health`, worker)
    const config = await answerOf(`http://127.0.0.1:${port}/api/v1/config`)
    expect(config.body).toContain("halden-shop")

    await throughProxy(port)

    for (const { child } of [server, worker]) child.kill("SIGTERM")
    expect(await Promise.all([server.ended, worker.ended])).toEqual([0, 0])
    expect(filesOf(images.get("shop")?.folder ?? "")).toEqual(before)
  })

  const throughProxy = async (port: number) => {
    const [httpPort, httpsPort, healthPort] = [await freePort(), await freePort(), await freePort()]
    const web = images.get("web")
    if (!web) throw new Error("There is no stage web")
    const origin = `https://localhost:${httpsPort}`
    const proxy = runImage(web, {
      command: web.command.map((word) => (word.startsWith("/") ? path.join(web.root, word) : word)),
      environment: {
        PUBLIC_URL: origin,
        STOREFRONT: path.join(web.root, "srv"),
        HTTP_PORT: String(httpPort),
        HTTPS_PORT: String(httpsPort),
        HEALTH_PORT: String(healthPort),
        SERVERS: "127.0.0.1",
        SERVER_PORT: String(port),
        XDG_DATA_HOME: path.join(folder, "certificates"),
        XDG_CONFIG_HOME: path.join(folder, "certificates"),
      },
    })
    proxy.child.once("error", () => undefined)
    running.push(proxy)
    if (proxy.child.pid === undefined) throw new Error("caddy is missing: apt-get install caddy")
    await serves(`http://127.0.0.1:${healthPort}/health`, proxy)

    const page = await answerOf(`${origin}/`)
    expect([page.status, page.headers["strict-transport-security"]]).toEqual([
      200,
      expect.stringContaining("max-age"),
    ])
    const script = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? ""
    const asset = await answerOf(`${origin}${script}`, { "accept-encoding": "br" })
    expect(asset).toMatchObject({
      status: 200,
      headers: {
        "cache-control": "public, max-age=31536000, immutable",
        "content-encoding": "br",
        "x-content-type-options": "nosniff",
      },
    })
    // By its absence: the file did not come from the server.
    expect(asset.headers["x-request-id"]).toBeUndefined()
    const asked = ["/api/v1/config", "/metrics", "/assets/of-another-version.js"]
    const statuses = await Promise.all(
      asked.map(async (at) => (await answerOf(origin + at)).status),
    )
    expect(statuses).toEqual([200, 404, 404])
    const plain = await answerOf(`http://localhost:${httpPort}/about`)
    expect([plain.status, plain.headers.location]).toEqual([308, "https://localhost/about"])

    proxy.child.kill("SIGTERM")
    expect(await proxy.ended).toBe(0)
  }
})

/** Paths of all files of an image but those of single packages, which are links to this project's. */
function filesOf(place: string): string[] {
  return fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name)
    if (place.endsWith("node_modules") && !entry.name.startsWith(".")) return [file]
    return entry.isDirectory() ? filesOf(file) : [file]
  })
}

function answerOf(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  const get = address.startsWith("https:") ? https.get : http.get
  const options = { rejectUnauthorized: false, headers }
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () => {
        const { statusCode: status = 0 } = response
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks).toString() })
      })
    }).on("error", reject)
  })
}
