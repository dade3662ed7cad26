import { execFileSync } from "node:child_process"
import path from "node:path"
import { freePort } from "../../../bin/launcher/system/ports"
import { bringNodeLts, NODE_LTS } from "../support/node-lts"
import { openShop } from "../../../../testing/testkit/shop/run-shop"
import { playJourney } from "../support/play-journey"
import type { RunningShop } from "../../../../testing/testkit/shop/run-shop"
import { temporaryFolder } from "../support/temporary-folder"

describe(`the built shop under Node ${NODE_LTS}`, { timeout: 300_000 }, () => {
  const dataDir = path.join(temporaryFolder("node-lts"), "data")
  let origin = ""
  let shop: RunningShop

  beforeAll(async () => {
    const node = bringNodeLts()
    expect(execFileSync(node, ["--version"], { encoding: "utf8" }).trim()).toBe(`v${NODE_LTS}`)
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const variables = { SHOP_DATA_DIR: dataDir, PORT: String(port), SHOP_DEMO: "off" }
    shop = await openShop(variables, "start", node)
  }, 300_000)

  afterAll(() => {
    shop?.child.kill("SIGKILL")
  })

  it("takes an order from the catalogue to its delivery and a review, without a new build", async () => {
    const { order, product, reviews } = await playJourney(origin, {
      email: "anna@example.com",
      password: "secret-one",
    })
    expect(order).toMatchObject({
      qty: 50,
      total: "100",
      isPaid: true,
      isDeliver: true,
      transitionId: expect.stringMatching(/^pi_/),
    })
    expect(product.qty).toBe("450")
    expect(reviews).toHaveLength(1)
    expect(shop.output()).not.toMatch(/Installing|Building/)
  })

  it("ends with all its parts at a request to end", async () => {
    shop.child.kill("SIGTERM")
    expect(await shop.ended).toBe(0)
  })
})
