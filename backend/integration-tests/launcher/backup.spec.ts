import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { finishRestore } from "../../bin/launcher/backup/finish-restore"
import { checkManifest, writeManifest } from "../../bin/launcher/backup/manifest"
import { carryOut, writePlan } from "../../bin/launcher/backup/restore-plan"
import { dataPlaces } from "../../bin/launcher/data-folder/data-folder"
import { freePort } from "../../bin/launcher/system/ports"
import { formOf, picture } from "../setup/upload"
import { openShop, type RunningShop, runShop } from "../../../testing/testkit/shop/run-shop"
import { ShopClient } from "../../../testing/testkit/client/shop-client"
import { temporaryFolder } from "./support/temporary-folder"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const ANNA = { email: "anna@example.com", password: "secret-one" }
const BEN = { email: "ben@example.com", password: "secret-two" }

describe("npm run backup and npm run restore", { timeout: 300_000 }, () => {
  const folder = temporaryFolder("backup")
  const dataDir = path.join(folder, "data")
  const file = path.join(folder, "kept.tar.gz")
  let variables: NodeJS.ProcessEnv = {}
  let shop: RunningShop
  let client: ShopClient
  let origin = ""

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    client = new ShopClient(origin)
    variables = { SHOP_DATA_DIR: dataDir, PORT: String(port), SHOP_DEMO: "off" }
    shop = await openShop(variables)
  }, 300_000)

  afterAll(() => {
    shop.child.kill("SIGKILL")
  })

  /** What a command that ends by itself says, and its exit code. */
  async function run(command: "backup" | "restore", ...args: string[]) {
    const tool = runShop(variables, { command, args })
    return { code: await tool.ended, said: tool.output().trim() }
  }

  /** What people see of the shop: products, orders, users, the picture's bytes. */
  async function seen() {
    const token = await client.signIn(ADMIN)
    const lists = ["/products", "/orders", "/users"]
    const [products, orders, users] = await Promise.all(
      lists.map((address) => client.call(address, { token })),
    )
    const [product] = (products as { data: { image: string }[] }).data
    const image = await fetch(new URL(product?.image ?? "", origin))
    return { products, orders, users, image: [image.status, hashOf(await image.arrayBuffer())] }
  }

  async function addPart(productName: string) {
    const token = await client.signIn(ADMIN)
    const body = formOf({
      name: "image",
      filename: "a.png",
      type: "image/png",
      content: await picture("png"),
    })
    const uploaded = await client.call("/images", { method: "POST", token, body })
    const { url: image } = (uploaded as { data: { url: string } }).data
    const part = { productName, description: "A part.", price: "2", qty: "500", image }
    await client.call("/products", { method: "POST", token, body: { ...part, totalPrice: "1" } })
  }

  async function order(token: string, { email }: typeof ANNA) {
    const bought = { productName: "Oil filter", qty: 60, price: 2, total: "120" }
    const to = { name: "Anna", email, phone: "1", address: "1 Road" }
    await client.call("/orders", { method: "POST", token, body: { ...bought, ...to } })
  }

  it("brings back orders, accounts and pictures as they were, and nothing of later", async () => {
    await addPart("Oil filter")
    await order(await client.register(ANNA), ANNA)
    const before = await seen()

    const backup = await run("backup", file)
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(`is ${file} (`) })
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(folder).sort()).toEqual(["data", "kept.tar.gz"])
    expect(await run("backup", file)).toEqual({
      code: 1,
      said: `${file} is there already: choose another, or say --force.`,
    })
    expect(await run("restore", file, "--force")).toEqual({
      code: 1,
      said:
        `The shop runs on this data folder, at ${origin} (process ${shop.child.pid}): ` +
        "stop it first.",
    })

    await order(await client.register(BEN), BEN)
    await addPart("Air filter")
    fs.rmSync(path.join(dataDir, "uploads"), { recursive: true })
    shop.child.kill("SIGTERM")
    await shop.ended

    const damaged = path.join(folder, "damaged.tar.gz")
    fs.writeFileSync(damaged, fs.readFileSync(file).subarray(0, -2000))
    expect(await run("restore", damaged, "--force")).toMatchObject({
      code: 1,
      said: expect.stringContaining("This file is no backup of a shop, or is damaged"),
    })
    expect(await run("restore", file)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`There is a shop in ${dataDir} already`),
    })
    expect(fs.existsSync(path.join(dataDir, "restore"))).toBe(false)

    const restored = await run("restore", file, "--force")
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("as it was at") })
    expect(restored.said).toContain(`What was here before is in ${dataDir}/before-restore-`)
    shop = await openShop(variables)
    expect(shop.output()).not.toMatch(/Migrating|first data/)
    expect(await seen()).toEqual(before)
    expect(await client.mayEnter(ANNA)).toBe(true)
    expect(await client.mayEnter(BEN)).toBe(false)
  })
})

describe("the manifest of a backup", () => {
  const folder = path.join(temporaryFolder("manifest"), "unpacked")
  const file = path.join(folder, "files/accounts.json")
  const manifest = path.join(folder, "manifest.json")

  beforeEach(() => {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, "{}")
    writeManifest(folder, { kind: "dump" })
  })

  it("tells of what made the backup, when nothing is missing, added or changed", () => {
    expect(checkManifest(folder)).toMatchObject({ format: 1, database: { kind: "dump" } })
  })

  it.each([
    ["changed", () => fs.writeFileSync(file, "[]")],
    ["missing", () => fs.rmSync(file)],
    ["added", () => fs.writeFileSync(`${file}.more`, "")],
  ])("refuses a backup with a file %s", (_what, harm) => {
    harm()
    expect(() => checkManifest(folder)).toThrow("1 of its files are missing or changed, files/")
  })

  it.each([
    [/"format": 1/, '"format": 2'],
    [/"app": "[^"]+"/, '"app": "99.10.0"'],
  ])("refuses a backup of a newer shop (%s)", (now, later) => {
    fs.writeFileSync(manifest, fs.readFileSync(manifest, "utf8").replace(now, later))
    expect(() => checkManifest(folder)).toThrow("This backup was made by a newer shop")
  })
})

describe("npm run backup of a database of one's own", () => {
  it("says what it needs where PostgreSQL's programs are missing", async () => {
    const folder = temporaryFolder("backup-tools")
    const variables = {
      SHOP_DATA_DIR: folder,
      PATH: folder,
      DATABASE_URL: "postgres://shop:hidden@127.0.0.1:1/shop",
    }
    const tool = runShop(variables, { command: "backup" })
    expect(await tool.ended).toBe(1)
    expect(tool.output()).toContain("pg_dump is not installed here: install PostgreSQL's client")
    expect(tool.output()).not.toContain("hidden")
    expect(fs.readdirSync(path.join(folder, "backups"))).toEqual([])
  })
})

describe("a restore that is cut short", () => {
  const root = temporaryFolder("cut-short")

  /** An old shop, an unpacked new one, and the moves from one to the other. */
  function begin(name: string) {
    const data = dataPlaces(path.join(root, name))
    const [aside, unpacked] = [path.join(data.folder, "aside"), path.join(data.restore, "files")]
    for (const [place, text] of [
      [data.folder, "old"],
      [unpacked, "new"],
    ] as const) {
      for (const part of ["identity", "uploads"]) {
        fs.mkdirSync(path.join(place, part), { recursive: true })
        fs.writeFileSync(path.join(place, part, "file"), text)
      }
    }
    const moves = ["identity", "uploads"].flatMap((part) => [
      { from: path.join(data.folder, part), to: path.join(aside, part) },
      { from: path.join(unpacked, part), to: path.join(data.folder, part) },
    ])
    const texts = () =>
      ["identity", "uploads"].map((part) =>
        fs.readFileSync(path.join(data.folder, part, "file"), "utf8"),
      )
    return { data, aside, plan: { moves, remove: [aside], awaitsDatabase: false }, texts }
  }

  it("leaves the old shop until its plan is written", async () => {
    const { data, texts } = begin("before")
    await finishRestore({ data, environment: {} })
    expect(texts()).toEqual(["old", "old"])
    expect(fs.existsSync(data.restore)).toBe(false)
  })

  it.each([0, 1, 2, 3, 4])("goes on to the new shop after %i of its moves", async (done) => {
    const { data, aside, plan, texts } = begin(`after-${done}`)
    writePlan(data.restore, plan)
    carryOut({ ...plan, moves: plan.moves.slice(0, done), remove: [] })
    await finishRestore({ data, environment: {} })
    expect(texts()).toEqual(["new", "new"])
    expect([data.restore, aside].filter((place) => fs.existsSync(place))).toEqual([])
  })
})

function hashOf(content: ArrayBuffer): string {
  return createHash("sha256").update(new Uint8Array(content)).digest("hex")
}
