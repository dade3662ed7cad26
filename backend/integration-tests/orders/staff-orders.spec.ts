import { z } from "@medusajs/framework/zod"
import { readSellable } from "../../src/queries/product/products"
import { readShop } from "../../src/queries/shop/shop"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const MINIMUM = { status: 400, body: { message: "sorry you have to order over 50 at a time" } }

const draftSchema = z.object({
  draft_order: z.object({ id: z.string(), items: z.array(z.object({ id: z.string() })) }),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string

    beforeEach(async () => {
      await openShop(getContainer())
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const admin = (path: string, body: unknown = {}) =>
      api.call({ method: "POST", path: `/admin${path}`, body, token })
    const draft = async (quantity: number) => {
      const part = await addPart(getContainer())
      const { region_id, sales_channel_id } = await readShop(getContainer())
      const variant_id = (await readSellable(getContainer(), part.id))?.variant_id
      const items = [{ variant_id, quantity }]
      const email = "customer@example.org"
      const answer = await admin("/draft-orders", { email, region_id, sales_channel_id, items })
      return draftSchema.parse(answer.body).draft_order
    }

    it("makes no order of a draft of fewer pieces than the minimum", async () => {
      const { id } = await draft(49)
      expect(await admin(`/draft-orders/${id}/convert-to-order`)).toMatchObject(MINIMUM)
    })

    it("edits no order down below the minimum", async () => {
      const { id, items } = await draft(50)
      expect((await admin(`/draft-orders/${id}/convert-to-order`)).status).toBe(200)
      await admin("/order-edits", { order_id: id })
      const line = `/order-edits/${id}/items/item/${items[0]?.id}`
      expect((await admin(line, { quantity: 49 })).status).toBe(200)
      expect(await admin(`/order-edits/${id}/confirm`)).toMatchObject(MINIMUM)
      expect((await admin(line, { quantity: 60 })).status).toBe(200)
      expect((await admin(`/order-edits/${id}/confirm`)).status).toBe(200)
    })
  },
})
