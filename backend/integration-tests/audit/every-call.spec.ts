import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi, type Answer } from "../setup/test-api"
import { entriesOf } from "./trail"

const idOf = (name: string, { body }: Answer) =>
  z.object({ [name]: z.object({ id: z.string() }) }).parse(body)[name]?.id ?? ""

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const entries = (change: () => Promise<unknown>) => entriesOf({ api, token }, change)
    const staff = () => ({ actor_kind: "staff", actor_name: shop.admin.email })
    const remove = (path: string) => api.call({ method: "DELETE", path: `/admin${path}`, token })
    const lineOf = async (order_id: string) => {
      const [item] = await shop.database("order_item").where({ order_id }).select("item_id")
      return String(item?.item_id)
    }

    it("leaves an entry of every change that Medusa's admin makes, and of no refused one", async () => {
      const group = await entries(() => shop.medusa("/customer-groups", { name: "Garages" }))
      expect(group).toMatchObject([
        { ...staff(), kind: "call", action: "called", after: { fields: "name" } },
      ])
      expect(await entries(() => shop.medusa("/customer-groups", {}))).toEqual([])
      const [region] = await getContainer().resolve(Modules.REGION).listRegions()
      const renamed = await entries(() => shop.medusa(`/regions/${region?.id}`, { name: "Home" }))
      expect(renamed).toMatchObject([
        { ...staff(), kind: "call", thing_id: region?.id, after: { sent: '{"name":"Home"}' } },
      ])
      const made = await shop.medusa("/collections", { title: "Spring" })
      const id = idOf("collection", made)
      expect(await entries(() => remove(`/collections/${id}`))).toMatchObject([
        { ...staff(), kind: "call", thing_id: id },
      ])
    })

    it("tells what an edit, a credit and another address made of an order", async () => {
      const order = await shop.place()
      const told = { ...staff(), kind: "order", thing_id: order._id }
      await shop.medusa("/order-edits", { order_id: order._id })
      const edit = `/order-edits/${order._id}`
      await shop.medusa(`${edit}/items/item/${await lineOf(order._id)}`, { quantity: 60 })
      expect(await entries(() => shop.medusa(`${edit}/confirm`))).toEqual([
        {
          ...told,
          action: "edited",
          before: { pieces: 50, worth: 475 },
          after: { pieces: 60, worth: 570 },
        },
      ])
      const email = "else@example.com"
      expect(await entries(() => shop.medusa(`/orders/${order._id}`, { email }))).toEqual([
        { ...told, action: "changed", before: { email: shop.buyer.email }, after: { email } },
      ])
      const credit = { amount: 20, reference: "goodwill", reference_id: "call" }
      expect(await entries(() => shop.medusa(`/orders/${order._id}/credit-lines`, credit))).toEqual(
        [{ ...told, action: "credited", before: { credited: 0 }, after: { credited: 20 } }],
      )
    })

    it("tells of a return, whichever call of it moves pieces or money", async () => {
      const order = await shop.place()
      await (
        await shop.pay(order)
      )()
      await shop.deliver(order)
      const told = { ...staff(), kind: "order", thing_id: order._id }
      const begun = await shop.medusa("/returns", { order_id: order._id })
      const id = idOf("return", begun)
      const items = [{ id: await lineOf(order._id), quantity: 10 }]
      await shop.medusa(`/returns/${id}/request-items`, { items })
      expect(await entries(() => shop.medusa(`/returns/${id}/request`))).toEqual([
        { ...told, action: "return requested", before: { to_return: 0 }, after: { to_return: 10 } },
      ])
    })

    it("tells of a draft that staff write and make an order", async () => {
      const [region] = await getContainer().resolve(Modules.REGION).listRegions()
      const [channel] = await getContainer().resolve(Modules.SALES_CHANNEL).listSalesChannels()
      const body = {
        email: shop.buyer.email,
        region_id: region?.id,
        sales_channel_id: channel?.id,
        items: [{ title: "By hand", quantity: 50, unit_price: 2 }],
      }
      let answer: Answer | undefined
      const drafted = await entries(async () => {
        answer = await shop.medusa("/draft-orders", body)
      })
      const id = answer ? idOf("draft_order", answer) : ""
      expect(drafted).toMatchObject([
        { ...staff(), kind: "order", thing_id: id, action: "drafted", after: { worth: 100 } },
      ])
      const convert = () => shop.medusa(`/draft-orders/${id}/convert-to-order`)
      expect(await entries(convert)).toMatchObject([
        { ...staff(), thing_id: id, action: "made an order", after: { draft: false } },
      ])
    })

    it("tells of an API key that was made, revoked and deleted, and never its token", async () => {
      let answer: Answer | undefined
      const made = await entries(async () => {
        answer = await shop.medusa("/api-keys", { title: "ERP", type: "secret" })
      })
      const id = answer ? idOf("api_key", answer) : ""
      const told = { ...staff(), kind: "api_key", thing_id: id }
      expect(made).toMatchObject([
        { ...told, action: "made", before: null, after: { title: "ERP", revoked: false } },
      ])
      const token = z.object({ api_key: z.object({ token: z.string() }) }).parse(answer?.body)
      expect(await entries(() => shop.medusa(`/api-keys/${id}/revoke`))).toMatchObject([
        { ...told, action: "revoked", before: { revoked: false }, after: { revoked: true } },
      ])
      expect(await entries(() => remove(`/api-keys/${id}`))).toMatchObject([
        { ...told, action: "deleted", after: null },
      ])
      const { rows } = await shop.database.raw<{ rows: { text: string }[] }>(
        "select coalesce(string_agg(cast(e as text), ' '), '') as text from audit_entry e",
      )
      expect(rows[0]?.text).not.toContain(token.api_key.token)
    })
  },
})
