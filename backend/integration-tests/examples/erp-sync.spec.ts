import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { makeKey } from "../setup/scoped-key"
import { testApi } from "../setup/test-api"

const ROOT = path.resolve(__dirname, "../../..")
const SCRIPT = path.join(ROOT, "examples/erp-sync/erp-sync.mts")

type Told = { type: string; thing_id: string; data: { order: { email: string } } }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let folder: string
    let key: string

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      const staff = { api, token: await signInMedusaAdmin(api) }
      key = (await makeKey(staff, { scopes: ["orders:read", "stock"] })).token
    })
    beforeEach(() => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), "erp-"))
    })
    afterEach(() => fs.rmSync(folder, { recursive: true }))

    const start = (...args: string[]) => {
      const env = {
        ...process.env,
        ...{ SHOP_URL: client.defaults.baseURL, SHOP_KEY: key, ERP_FOLDER: folder },
      }
      const options = { cwd: ROOT, env, stdio: "inherit" } as const
      return spawn(process.execPath, ["--import", "tsx", SCRIPT, ...args], options)
    }
    const round = async () => expect(await once(start("--once"), "exit")).toEqual([0, null])
    const inbox = () => path.join(folder, "inbox")
    const files = () =>
      fs.existsSync(inbox()) ? fs.readdirSync(inbox()).filter((name) => name.endsWith(".json")) : []
    const told = () =>
      files().map((name) => JSON.parse(fs.readFileSync(path.join(inbox(), name), "utf8")) as Told)
    const placed = () =>
      told()
        .filter(({ type }) => type === "order.placed")
        .map(({ thing_id }) => thing_id)
    const stock = (rows: string) => fs.writeFileSync(path.join(folder, "stock.csv"), rows)

    it("takes orders into the ERP, and its stock into the shop", async () => {
      const order = await shop.place()
      stock(`sku,physical\n${shop.part.sku},400\nNONE,5\n`)
      await round()
      expect(told()).toMatchObject([
        { type: "order.placed", thing_id: order._id, data: { order: { email: shop.buyer.email } } },
      ])
      // Fifty of them are the order's.
      expect(await shop.stock()).toMatchObject({ stocked: 400, reserved: 50 })
      const refused = fs.readFileSync(path.join(folder, "refused.json"), "utf8")
      expect(JSON.parse(refused)).toMatchObject([{ row: 3, key: "NONE", status: "invalid" }])
      await (
        await shop.pay(order)
      )()
      await round()
      expect(
        told()
          .map(({ type }) => type)
          .sort(),
      ).toEqual(["order.paid", "order.placed"])
    })

    it("goes on where it was killed, and takes each once", async () => {
      const orders = [await shop.place(), await shop.place(), await shop.place()]
      stock(`sku,available\n${shop.part.sku},300\n`)
      const killed = start()
      await expect.poll(files).not.toHaveLength(0)
      killed.kill("SIGKILL")
      await once(killed, "exit")
      orders.push(await shop.place())
      await round()
      expect(placed().sort()).toEqual(orders.map(({ _id }) => _id).sort())
      await round()
      expect(placed()).toHaveLength(orders.length)
      // What was sold since it was counted stays sold.
      const { stocked, reserved } = await shop.stock()
      expect(stocked - reserved).toBe(250)
    })
  },
})
