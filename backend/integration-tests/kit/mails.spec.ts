import { mailBlock } from "../../src/kit/mails"
import { mailsTo } from "../setup/outbox"
import { placeOrder } from "../setup/orders/purchase"
import { signUp } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    beforeAll(() => openShop(getContainer()))

    it("have the blocks of plugins, and go out without that of one that fails", async () => {
      const fail = () => {
        throw new Error("a slip of acme")
      }
      keep(
        mailBlock({ name: "@acme/broken", order: 1, mails: ["placed"], write: fail }),
        mailBlock({
          name: "@acme/old-parts",
          order: 2,
          mails: ["placed"],
          write: ({ order }) => ({ facts: [["Old parts of", `<b>${order.items[0]?.sku}</b>`]] }),
        }),
      )
      const part = await addPart(getContainer(), { sku: "CORE-MAIL" })
      const buyer = await signUp(api)
      const { _id } = await placeOrder(api, { part, buyer })
      await expect
        .poll(() => mailsTo(buyer.email, _id), { timeout: 30_000, interval: 100 })
        .toHaveLength(1)
      const [mail] = await mailsTo(buyer.email, _id)
      expect(mail?.text).toContain("\n\nOld parts of: <b>CORE-MAIL</b>\n\nSee the order:")
      expect(mail?.html).toContain("<strong>&lt;b&gt;CORE-MAIL&lt;/b&gt;</strong>")
      expect(mail?.text).not.toContain("slip")
    })
  },
})
