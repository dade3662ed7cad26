import fs from "node:fs"
import path from "node:path"
import { freePort } from "../../../bin/launcher/system/ports"
import { ShopClient } from "../../../../testing/testkit/client/shop-client"
import { openShop, type RunningShop, runShop } from "../../../../testing/testkit/shop/run-shop"
import { BUYER, type Told, toldBy } from "../../../../testing/upgrade/told"
import { startDebianPostgres, type DebianPostgres } from "../support/debian-postgres"
import { temporaryFolder } from "../support/temporary-folder"

const KEPT = path.resolve(__dirname, "../../../../testing/upgrade/f49dafa")

type Row = Record<string, unknown>

/** What that shop told when it was backed up: `testing/upgrade/main.ts` wrote it down. */
const before = JSON.parse(fs.readFileSync(path.join(KEPT, "told.json"), "utf8")) as Told & {
  cancelled: string
}

/** An order of several lines told its first one alone then; which those are, staff's rows say. */
const severalLines = before.staffOrders.filter(({ items }) => (items as Row[]).length > 1)

/** Of an order that a cart made, what tells of its one line is now of all of them. */
function asNow(order: Row): Row {
  // It goes by a setting, and this shop lets no order expire.
  const { payBefore: _, qty, price, productName, ...told } = order
  return severalLines.some(({ id }) => id === order._id)
    ? { ...told, productName: expect.stringContaining(String(productName)) as unknown }
    : { ...told, qty, price, productName }
}

describe("a backup of a shop before its orders had many lines", { timeout: 300_000 }, () => {
  const folder = temporaryFolder("older")
  let postgres: DebianPostgres
  let shop: RunningShop | undefined
  let origin = ""
  let now: Told

  beforeAll(async () => {
    const [port, place] = [await freePort(), path.join(folder, "postgres")]
    fs.mkdirSync(place)
    fs.chmodSync(place, 0o777)
    postgres = await startDebianPostgres(place)
    origin = `http://127.0.0.1:${port}`
    const variables = {
      ...{ SHOP_DATA_DIR: path.join(folder, "data"), PORT: String(port) },
      // Its unpaid orders are older than any shop would keep them.
      ...{ SHOP_DEMO: "off", UNPAID_ORDER_HOURS: "0" },
      DATABASE_URL: await postgres.newDatabase("older"),
      PATH: `${postgres.programs}:${process.env.PATH}`,
    }
    const restore = runShop(variables, {
      command: "restore",
      args: [path.join(KEPT, "backup.tar.gz")],
    })
    expect({ code: await restore.ended, said: restore.output() }).toMatchObject({ code: 0 })
    shop = await openShop(variables)
    now = await toldBy(origin, [before.cancelled])
  }, 600_000)

  afterAll(() => {
    shop?.child.kill("SIGKILL")
    postgres?.stop()
  })

  it("opens with its products, people and reviews as they were", async () => {
    expect(now.products).toMatchObject(before.products)
    expect(now.users).toMatchObject(before.users)
    expect(now.reviews).toMatchObject(before.reviews)
    expect(await new ShopClient(origin).mayEnter(BUYER)).toBe(true)
  })

  it("tells each order as it was: unpaid, paid, delivered, cancelled, and of several lines", () => {
    expect(severalLines).toHaveLength(1)
    expect(now.orders).toHaveLength(before.orders.length)
    expect(now.orders).toMatchObject(before.orders.map(asNow))
  })

  it("has for staff the same lines at the same prices", () => {
    expect(now.staffOrders).toMatchObject(before.staffOrders)
  })
})
