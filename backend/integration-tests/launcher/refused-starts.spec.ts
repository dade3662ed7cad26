import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { freePort } from "../../bin/launcher/system/ports"
import { takeLock } from "../../bin/launcher/system/process-lock"
import { processesOf } from "../../../testing/testkit/shop/processes-of"
import { runShop } from "../../../testing/testkit/shop/run-shop"
import { temporaryFolder } from "./support/temporary-folder"

const folder = temporaryFolder("refused")
const dataDir = path.join(folder, "data")

const AT_ONCE_MS = 10_000

/** What a start says that must end with exit code 1, before anything slow. */
async function refusal(
  variables: NodeJS.ProcessEnv,
  options: Parameters<typeof runShop>[1] = {},
): Promise<string> {
  const began = Date.now()
  const shop = runShop({ SHOP_DATA_DIR: dataDir, PORT: String(port), ...variables }, options)
  expect(await shop.ended).toBe(1)
  expect(Date.now() - began).toBeLessThan(AT_ONCE_MS)
  expect(processesOf(folder)).toEqual([])
  return shop.output().trim()
}

let port = 0

describe("npm start", () => {
  beforeAll(async () => {
    port = await freePort()
  })

  it("names a wrong variable and touches nothing", async () => {
    expect(await refusal({ PORT: "abc" })).toBe(
      "PORT must be a whole number from 1 to 65535, but is 'abc'.",
    )
    expect(fs.existsSync(dataDir)).toBe(false)
  })

  it("refuses the embedded parts in production", async () => {
    expect(await refusal({ NODE_ENV: "production" })).toMatch(/^NODE_ENV is 'production'/)
  })

  it("refuses made-up secrets, the demo's password and plain http in production", async () => {
    const said = await refusal({ NODE_ENV: "production", SHOP_ALLOW_EMBEDDED: "1" })
    expect(said.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "JWT_SECRET",
      "COOKIE_SECRET",
      "SHOP_ADMIN_PASSWORD",
      "PUBLIC_URL",
    ])
  })

  it("refuses the embedded parts at an address that others can reach", async () => {
    expect(await refusal({ HOST: "0.0.0.0" })).toMatch(/^HOST is '0\.0\.0\.0'/)
  })

  it("says that the port is taken", async () => {
    const other = net.createServer()
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve))
    const said = await refusal({})
    other.close()
    expect(said).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program: choose another with PORT.`,
    )
  })

  it("says that nothing is where REDIS_URL points, and not with what password it tried", async () => {
    const said = await refusal({ REDIS_URL: `redis://:a-secret@127.0.0.1:${port}` })
    expect(said).toMatch(/^REDIS_URL names a Redis that cannot be reached/)
    expect(said).not.toContain("a-secret")
  })

  it("says that the host is not of this machine", async () => {
    expect(await refusal({ HOST: "192.0.2.1", SHOP_ALLOW_EMBEDDED: "1" })).toBe(
      "HOST is '192.0.2.1', which is no address of this machine.",
    )
  })

  it("says that the data folder cannot be used", async () => {
    const file = path.join(folder, "file")
    fs.writeFileSync(file, "")
    expect(await refusal({ SHOP_DATA_DIR: path.join(file, "data") })).toBe(
      `The data folder ${file}/data cannot be used, a part of it is a file: ` +
        "choose another with SHOP_DATA_DIR.",
    )
  })

  it("says that the shop already runs on the data folder", async () => {
    fs.mkdirSync(dataDir, { recursive: true })
    const lock = takeLock(path.join(dataDir, "running.json"), "http://127.0.0.1:9000")
    const said = await refusal({})
    if ("release" in lock) lock.release()
    expect(said).toBe(
      "The shop already runs on this data folder, at http://127.0.0.1:9000 " +
        `(process ${process.pid}).`,
    )
  })

  it("says that the database of DATABASE_URL cannot be reached", async () => {
    const said = await refusal({ DATABASE_URL: "postgres://shop:hidden@127.0.0.1:1/shop" })
    expect(said).toMatch(/^DATABASE_URL names a database that cannot be reached \(.*ECONNREFUSED/)
    expect(said).not.toContain("hidden")
  })

  it("says which Node it needs", async () => {
    const old =
      "Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.0'}})"
    const nodeOptions = ["--import", `data:text/javascript,${encodeURIComponent(old)}`]
    const said = await refusal({}, { nodeOptions })
    expect(said).toMatch(/^The shop needs Node 20\.19 or newer, or 22\.12 or newer/)
  })
})

describe("one process of several", () => {
  it.each(["serve", "migrate"])("brings no database of its own: %s", async (command) => {
    expect(await refusal({}, { command })).toBe(
      "DATABASE_URL is missing: the processes of one shop share a PostgreSQL of their own.",
    )
  })

  it("does not use embedded services that others know nothing of", async () => {
    const said = await refusal({ WORKER_MODE: "worker" }, { command: "serve" })
    expect(said).toMatch(/^WORKER_MODE is 'worker'.*set FIREBASE_PROJECT_ID and STRIPE_API_KEY\.$/)
  })

  it.each(["serve", "migrate"])("is as strict in production: %s", async (command) => {
    const said = await refusal({ NODE_ENV: "production" }, { command })
    expect(said).toMatch(/^NODE_ENV is 'production'/)
    expect(said).toContain("JWT_SECRET is missing")
  })

  it("does not mind another shop on its data folder", async () => {
    fs.mkdirSync(dataDir, { recursive: true })
    const lock = takeLock(path.join(dataDir, "running.json"), "http://127.0.0.1:9000")
    const said = await refusal({}, { command: "serve" })
    if ("release" in lock) lock.release()
    expect(said).toMatch(/^DATABASE_URL is missing/)
  })
})
