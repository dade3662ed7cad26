import { ApiKeyType, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { Order } from "../../src/contract/order/order"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { signInMedusaAdmin } from "../setup/people"
import { importOf, sendFile } from "../setup/products/product-file"
import { addPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { entriesOf } from "./trail"

type Place = { product: string; variant: string; item: string; location: string; price: string }

const PLACE = `select v.product_id as product, v.id as variant, level.inventory_item_id as item,
    level.location_id as location, price.id as price
  from inventory_level level
  join product_variant_inventory_item kept on kept.inventory_item_id = level.inventory_item_id
  join product_variant v on v.id = kept.variant_id
  join product_variant_price_set priced on priced.variant_id = v.id
  join price on price.price_set_id = priced.price_set_id`

const detailBody = z.object({
  order: z.object({
    items: z.array(z.object({ id: z.string() })),
    payment_collections: z.array(
      z.object({ payments: z.array(z.object({ id: z.string() })).optional() }),
    ),
  }),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let token: string
    let place: Place

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
      token = await signInMedusaAdmin(api)
      const { rows } = await shop.database.raw<{ rows: [Place] }>(PLACE)
      place = rows[0]
    })

    const entries = (change: () => Promise<unknown>) => entriesOf({ api, token }, change)
    const staff = () => ({ actor_kind: "staff", actor_name: shop.admin.email })
    const usd = (amount: number, id?: string) => ({
      prices: [{ currency_code: "usd", amount, ...(id && { id }) }],
    })
    const detailOf = async ({ _id }: Order) => {
      const fields = "items.id,payment_collections.payments.id"
      return detailBody.parse((await shop.read(`/orders/${_id}?fields=${fields}`)).body).order
    }

    it("tell of a price once, whichever of them it was changed by", async () => {
      const told = { ...staff(), kind: "price", thing_id: place.product, action: "changed" }
      const product = `/products/${place.product}`
      const one = () => shop.medusa(`${product}/variants/${place.variant}`, usd(13))
      expect(await entries(() => Promise.all([one(), one()]))).toEqual([
        { ...told, before: { USD: 9.5 }, after: { USD: 13 } },
      ])
      const update = [{ id: place.variant, ...usd(14) }]
      expect(await entries(() => shop.medusa(`${product}/variants/batch`, { update }))).toEqual([
        { ...told, before: { USD: 13 }, after: { USD: 14 } },
      ])
      expect(await entries(() => shop.medusa(product, { title: "Another name" }))).toEqual([])
      const bad = { prices: [{ currency_code: "usd", amount: "much" }] }
      expect(await entries(() => shop.medusa(`${product}/variants/${place.variant}`, bad))).toEqual(
        [],
      )
    })

    it("tell of a price list's prices, and which list it is", async () => {
      const prices = [{ currency_code: "usd", amount: 8, variant_id: place.variant }]
      const list = { title: "Spring", description: "Sale", prices }
      const told = { ...staff(), kind: "price", thing_id: place.product }
      expect(await entries(() => shop.medusa("/price-lists", list))).toEqual([
        {
          ...told,
          action: "listed",
          before: { "USD, list Spring": null },
          after: { "USD, list Spring": 8 },
        },
      ])
    })

    it("tell of a stock once, by one level and by several", async () => {
      const told = { ...staff(), kind: "stock", thing_id: place.product, action: "changed" }
      const level = `/inventory-items/${place.item}/location-levels/${place.location}`
      const set = () => shop.medusa(level, { stocked_quantity: 90 })
      expect(await entries(() => Promise.all([set(), set()]))).toEqual([
        { ...told, before: { stocked: 500 }, after: { stocked: 90 } },
      ])
      const update = [
        { inventory_item_id: place.item, location_id: place.location, stocked_quantity: 91 },
      ]
      const batch = () => shop.medusa("/inventory-items/location-levels/batch", { update })
      expect(await entries(batch)).toEqual([
        { ...told, before: { stocked: 90 }, after: { stocked: 91 } },
      ])
      const own = `/inventory-items/${place.item}/location-levels/batch`
      const one = [{ location_id: place.location, stocked_quantity: 92 }]
      expect(await entries(() => shop.medusa(own, { update: one }))).toEqual([
        { ...told, before: { stocked: 91 }, after: { stocked: 92 } },
      ])
    })

    it("tell of an order that staff fulfil, deliver, refund and cancel", async () => {
      const order = await shop.place()
      const told = { ...staff(), kind: "order", thing_id: order._id }
      await (
        await shop.pay(order)
      )()
      const { items, payment_collections } = await detailOf(order)
      const lines = items.map(({ id }) => ({ id, quantity: 50 }))
      const path = `/orders/${order._id}`
      const fulfil = () => shop.medusa(`${path}/fulfillments`, { items: lines })
      expect(await entries(() => Promise.all([fulfil(), fulfil()]))).toEqual([
        { ...told, action: "fulfilled", before: { fulfilled: 0 }, after: { fulfilled: 50 } },
      ])
      expect(await entries(() => shop.medusa(`${path}/deliver`))).toEqual([
        {
          ...told,
          action: "delivered",
          before: { shipped: 0, delivered: 0 },
          after: { shipped: 50, delivered: 50 },
        },
      ])
      const payment = payment_collections[0]?.payments?.[0]?.id
      expect(
        await entries(() => shop.medusa(`/payments/${payment}/refund`, { amount: 100.5 })),
      ).toEqual([
        {
          ...told,
          action: "refunded",
          before: { refunded: 0, credited: 0 },
          after: { refunded: 100.5, credited: 100.5 },
        },
      ])
      const unpaid = await shop.place()
      const cancel = () => shop.medusa(`/orders/${unpaid._id}/cancel`)
      expect(await entries(() => Promise.all([cancel(), cancel()]))).toEqual([
        {
          ...told,
          thing_id: unpaid._id,
          action: "cancelled",
          before: { status: "pending" },
          after: { status: "canceled" },
        },
      ])
    })

    it("tell of each price, stock and rule that a product file changed, once", async () => {
      const part = await addPart(getContainer(), { sku: "TRAIL-1", name: "Trail disc" })
      const file = "sku,price,stock,minimum\nTRAIL-1,7.25,90,80\n"
      const send = async () => importOf(await sendFile(api, file, { token }))
      const told = { ...staff(), thing_id: part.id, action: "changed" }
      expect(await entries(send)).toEqual([
        { ...told, kind: "price", before: { USD: part.price }, after: { USD: 7.25 } },
        { ...told, kind: "stock", before: { stocked: part.stock }, after: { stocked: 90 } },
        { ...told, kind: "quantity_rule", before: { minimum: null }, after: { minimum: 80 } },
      ])
      expect(await entries(send)).toEqual([])
    })

    it("name a program by its key", async () => {
      const [staffUser] = await getContainer().resolve(Modules.USER).listUsers()
      const key = await getContainer()
        .resolve(Modules.API_KEY)
        .createApiKeys({
          title: "Stock of the ERP",
          type: ApiKeyType.SECRET,
          created_by: staffUser?.id ?? "",
        })
      const authorization = `Basic ${Buffer.from(`${key.token}:`).toString("base64")}`
      const call = () =>
        api.call({
          method: "POST",
          path: `/admin/inventory-items/${place.item}/location-levels/${place.location}`,
          body: { stocked_quantity: 70 },
          headers: { authorization },
        })
      const program = { actor_kind: "api_key", actor_name: "Stock of the ERP" }
      expect(await entries(call)).toEqual([
        expect.objectContaining({ ...program, kind: "api_key", action: "used" }),
        expect.objectContaining({ ...program, kind: "stock", action: "changed" }),
      ])
    })
  },
})
