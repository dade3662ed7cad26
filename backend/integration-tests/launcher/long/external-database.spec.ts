import fs from "node:fs"
import path from "node:path"
import { personDataSchema } from "../../../src/contract/account/person"
import { freePort } from "../../../bin/launcher/system/ports"
import { startDebianPostgres, type DebianPostgres } from "../support/debian-postgres"
import { openShop, type RunningShop, runShop } from "../../../../testing/testkit/shop/run-shop"
import { playJourney } from "../support/play-journey"
import { query } from "../support/query"
import { ShopClient } from "../../../../testing/testkit/client/shop-client"
import { temporaryFolder } from "../support/temporary-folder"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const ANNA = { email: "anna@example.com", password: "secret-one" }

const TRACES = `select count(*)::int as traces from (
    select email from customer union all select email from "order" union all select email from review
  ) people where email = '${ANNA.email}'`

type Command = "backup" | "restore" | "person:export" | "person:erase"

// In order: the shop of the last test is what the first ones made.
describe("a shop on a PostgreSQL of one's own", { timeout: 300_000 }, () => {
  const folder = temporaryFolder("external")
  const file = path.join(folder, "kept.tar.gz")
  let postgres: DebianPostgres
  let variables: NodeJS.ProcessEnv = {}
  let origin = ""
  let shop: RunningShop | undefined

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const place = path.join(folder, "postgres")
    fs.mkdirSync(place)
    fs.chmodSync(place, 0o777)
    postgres = await startDebianPostgres(place)
    variables = {
      SHOP_DATA_DIR: path.join(folder, "data"),
      PORT: String(port),
      SHOP_DEMO: "off",
      DATABASE_URL: await postgres.newDatabase("shop"),
      PATH: `${postgres.programs}:${process.env.PATH}`,
      INIT_CWD: folder,
    }
    shop = await openShop(variables)
    await playJourney(origin, ANNA)
  }, 300_000)

  afterAll(() => {
    shop?.child.kill("SIGKILL")
    postgres?.stop()
  })

  /** What a command that ends by itself says, and its exit code. */
  async function run(command: Command, ...args: string[]) {
    const tool = runShop(variables, { command, args })
    return { code: await tool.ended, said: tool.output().trim() }
  }

  async function seen() {
    const client = new ShopClient(origin)
    const token = await client.signIn(ADMIN)
    const lists = ["/products", "/orders", "/users", "/reviews"]
    return Promise.all(lists.map((address) => client.call(address, { token })))
  }

  const filesOf = (name: RegExp) => fs.readdirSync(folder).filter((one) => name.test(one))

  it("tells all of a person by command while it is open", async () => {
    expect(await run("person:export", "Anna@example.com")).toMatchObject({ code: 0 })
    const [name = ""] = filesOf(/^person-.*\.json$/)
    const exported = path.join(folder, name)
    expect(fs.statSync(exported).mode & 0o777).toBe(0o600)
    const data = personDataSchema.parse(JSON.parse(fs.readFileSync(exported, "utf8")))
    expect(data).toMatchObject({
      email: ANNA.email,
      account: { email: ANNA.email },
      records: { orders: [{ email: ANNA.email }], reviews: [{ title: "Fits" }] },
    })
  })

  it("is kept while it is open, a person erased by command while it is closed, and all of it brought back", async () => {
    const before = await seen()
    expect(await run("backup", file)).toMatchObject({ code: 0 })
    shop?.child.kill("SIGTERM")
    await shop?.ended

    expect(await run("person:erase", ANNA.email)).toEqual({
      code: 0,
      said: expect.stringContaining(
        "anna@example.com is erased. Without whose they were, 1 orders and 1 reviews stay.",
      ),
    })
    expect(await query(variables.DATABASE_URL ?? "", TRACES)).toEqual([{ traces: 0 }])
    const accounts = path.join(folder, "data/identity")
    const isLeft = (name: string) =>
      fs.readFileSync(path.join(accounts, name), "utf8").includes(ANNA.email)
    expect(fs.readdirSync(accounts).filter(isLeft)).toEqual([])
    expect(await run("person:erase", ANNA.email)).toMatchObject({
      code: 1,
      said: expect.stringContaining("There is no such user."),
    })

    variables.SHOP_DATA_DIR = path.join(folder, "restored")
    expect(await run("restore", file)).toMatchObject({
      code: 1,
      said: expect.stringContaining("DATABASE_URL names a database with tables"),
    })
    variables.DATABASE_URL = await postgres.newDatabase("restored")
    expect(await run("restore", file)).toMatchObject({ code: 0 })
    shop = await openShop(variables)
    expect(shop.output()).not.toMatch(/Migrating|first data/)
    expect(await seen()).toEqual(before)
    expect(await new ShopClient(origin).mayEnter(ANNA)).toBe(true)
  })
})

describe("npm run person:export and person:erase", () => {
  const variables = { SHOP_DATA_DIR: temporaryFolder("person") }

  it.each(["person:export", "person:erase"])("%s asks whose data it is about", async (command) => {
    const tool = runShop(variables, { command })
    expect(await tool.ended).toBe(1)
    expect(tool.output().trim()).toBe(`Say whose data: npm run ${command} <mail>.`)
  })

  it("make no shop where there is none", async () => {
    const tool = runShop(variables, { command: "person:export", args: ["anna@example.com"] })
    expect(await tool.ended).toBe(1)
    expect(tool.output().trim()).toBe(`There is no shop in ${variables.SHOP_DATA_DIR} yet.`)
  })
})
