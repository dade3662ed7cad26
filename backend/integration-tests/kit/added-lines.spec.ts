import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { checkedBasketSchema, basketSchema } from "../../src/contract/basket/basket"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { configSchema } from "../../src/contract/shop/config"
import { placeOrder } from "../../src/kit/place-order"
import type {
  LineToAdd,
  OrderToPlace,
  OrderToPrice,
  PlacedOrder,
} from "../../src/kit/registry/points"
import { Refusal } from "../../src/kit/refusal"
import { databaseImage } from "../setup/run/database-image"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { purchaseOf } from "../setup/orders/purchase"
import { sharedShop } from "../setup/run/shop-suite"
import { lineOf, storeClient } from "../setup/store"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/core-deposit"
const DEPOSIT = { key: "core", title: "Core deposit", for_line: 0, quantity: 50, unit_price: 12 }
const EXPRESS = { key: "express", title: "Express", quantity: 1, unit_price: 14.2549 }
const DISCOUNT = { key: "spring", title: "Spring discount", quantity: 1, unit_price: -20 }
const TOLD = [
  { title: "Core deposit", qty: 50, unitPrice: 12, total: 600, for: 0 },
  { title: "Express", qty: 1, unitPrice: 14.25, total: 14.25 },
  { title: "Spring discount", qty: 1, unitPrice: -20, total: -20 },
]
/** 475 for the parts, and what is added. */
const TOTAL = 1069.25

const WITH_DEPOSIT = 475 + 600

const EXPRESS_CHOSEN = { express: z.boolean() }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let shop: OrderShop

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })
    afterEach(() => void vi.restoreAllMocks())

    const add = (lines: readonly LineToAdd[], name = NAME) =>
      keep(placeOrder.price({ name, order: 1, handler: () => lines }))
    const body = (more: object = {}) => {
      const { total: _, ...purchase } = purchaseOf(shop.part, shop.buyer)
      return { ...purchase, ...more }
    }
    const send = (more: object = {}) => api.post("/orders", body(more), shop.buyer.token)
    const place = async (more: object = {}) => dataOf(await send(more), orderSchema)
    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.buyer.token), orderSchema)
    const wished = () => ({ lines: [{ productId: shop.part.id, qty: 50 }] })
    const check = async (more: object = {}) =>
      dataOf(await api.post("/basket/check", { ...wished(), ...more }), checkedBasketSchema)
    const liveRows = async () =>
      Object.values(await databaseImage(getContainer()))
        .flat()
        .filter(({ deleted_at }) => !deleted_at)

    it("are in the order's total and beside its lines, and nowhere else", async () => {
      add([DEPOSIT, EXPRESS])
      add([DISCOUNT], "b")
      const before = await shop.stock()
      const order = await place()
      expect(order).toMatchObject({ total: String(TOTAL), due: TOTAL, qty: 50, price: 9.5 })
      expect(order).toMatchObject({ productName: shop.part.name, addedLines: TOLD })
      expect(order.lines).toMatchObject([{ productId: shop.part.id, qty: 50, total: 475 }])
      expect(await read(order)).toEqual(order)
      expect(await shop.stock()).toEqual({
        ...before,
        reserved: before.reserved + 50,
        reservations: before.reservations + 1,
      })
    })

    it("are not told where there are none: an order is as it was", async () => {
      keep(placeOrder.price({ name: NAME, order: 1, handler: () => undefined }))
      const order = await place()
      expect(order).not.toHaveProperty("addedLines")
      expect(order.total).toBe("475")
      expect(await check()).not.toHaveProperty("addedLines")
    })

    it("are told to the plugins that validate an order and that hear of it", async () => {
      const seen: unknown[] = []
      add([DEPOSIT])
      keep(
        placeOrder.validate({
          name: NAME,
          order: 1,
          handler: ({ added }: OrderToPlace) => void seen.push(added),
        }),
        placeOrder.placed({
          name: NAME,
          order: 1,
          handler: ({ added, lines, total }: PlacedOrder) =>
            void seen.push([added[0]?.line_id === lines[0]?.id, added, total]),
        }),
      )
      const order = await place()
      const line = { ...DEPOSIT, plugin: NAME, total: 600, is_taxed: true }
      expect(seen).toMatchObject([[line], [true, [line], 1075]])
      expect(order.total).toBe("1075")
    })

    it("are asked for with the lines that the shop allows, and what was sent for plugins", async () => {
      const seen: OrderToPrice[] = []
      const { takeOut } = placeOrder.additionalData({ name: NAME, fields: EXPRESS_CHOSEN })
      const handler = (order: OrderToPrice) => {
        seen.push(order)
        return order.additional_data.express ? [EXPRESS] : []
      }
      keep(takeOut, placeOrder.price({ name: NAME, order: 1, handler }))
      expect((await send({ qty: 49, additional_data: { express: true } })).status).toBe(422)
      expect(seen).toEqual([])
      expect((await place({ additional_data: { express: true } })).addedLines).toHaveLength(1)
      const { id: part_id, name, sku } = shop.part
      const line = { part_id, name, sku, quantity: 50, unit_price: 9.5, total: 475 }
      const asked = { currency_code: "usd", additional_data: { express: true } }
      expect(seen).toMatchObject([{ ...asked, customer_id: shop.buyer.id, lines: [line] }])
      expect(await check({ additional_data: { express: true } })).toMatchObject({ total: 489.25 })
      // What is not filled in yet is no reason to show nothing.
      expect(await check({ additional_data: { express: "?" } })).toMatchObject({ total: 475 })
      expect(seen.slice(1)).toMatchObject([
        { ...asked, customer_id: null },
        { additional_data: {} },
      ])
    })

    describe("a preview", () => {
      it("tells what the order then costs, to guests and in one's basket", async () => {
        const config = async () => dataOf(await api.get("/config"), configSchema).addsLines
        expect(await config()).toBeUndefined()
        add([DEPOSIT, EXPRESS, DISCOUNT])
        expect(await config()).toBe(true)
        expect(await check()).toMatchObject({ addedLines: TOLD, total: TOTAL })
        const basket = await api.put("/basket", wished(), shop.buyer.token)
        expect(dataOf(basket, basketSchema)).toMatchObject({ addedLines: TOLD, total: TOTAL })
        expect((await place({ total: TOTAL })).total).toBe(String(TOTAL))
      })

      it("names the lines of what is sold, whatever else is in the basket", async () => {
        add([DEPOSIT])
        const lines = [{ productId: "prod_of_nobody", qty: 5 }, ...wished().lines]
        expect(await check({ lines })).toMatchObject({
          addedLines: [{ for: 1 }],
          total: WITH_DEPOSIT,
        })
      })

      it("stands where a plugin fails, and the order of it does not", async () => {
        const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
        const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
        const handler = () => {
          throw new Error("no table of deposits")
        }
        keep(placeOrder.price({ name: NAME, order: 1, handler }))
        expect(await check()).toMatchObject({ total: 475 })
        const sentence = `The plugin ${NAME} failed at placeOrder.price: no table of deposits`
        expect(log.mock.calls.map(([message]) => message)).toEqual([sentence])
        expect(failureOf(await send())).toMatchObject({ status: 500, code: "internal_error" })
      })
    })

    it("are refused with the total that holds where the buyer saw another", async () => {
      add([DEPOSIT])
      const before = await liveRows()
      const refusal = {
        status: 409,
        code: "price_changed",
        message: "The order comes to $1,075.00 now: look at it again before you order",
        errors: [{ field: "total", message: "the total is $1,075.00" }],
      }
      expect(failureOf(await send({ total: "475" }))).toMatchObject(refusal)
      const { name, email, phone, address } = body()
      const lines = [{ productId: shop.part.id, qty: 50, price: 9.5 }]
      const list = { name, email, phone, address, lines }
      const sendList = (total: number) => api.post("/orders", { ...list, total }, shop.buyer.token)
      expect(failureOf(await sendList(475))).toMatchObject(refusal)
      expect(await liveRows()).toEqual(before)
      expect((await sendList(1075)).status).toBe(201)
    })

    it("write nothing where a plugin answers what is no list of lines: it is its fault", async () => {
      const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
      const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
      const answers = [[{ ...EXPRESS, quantity: 0.5 }], [{ ...DISCOUNT, unit_price: -476 }]]
      const handler = () => answers.shift()
      keep(placeOrder.price({ name: NAME, order: 1, handler }))
      const before = await liveRows()
      const failed = { status: 500, code: "internal_error" }
      expect(failureOf(await send())).toMatchObject(failed)
      expect(failureOf(await send())).toMatchObject(failed)
      expect(await liveRows()).toEqual(before)
      const said = log.mock.calls.flat().map((one) => (one instanceof Error ? one.message : ""))
      const failure = `The plugin ${NAME} failed at placeOrder.price: its answer is wrong`
      expect(said.filter((message) => message.startsWith(failure))).toEqual([
        expect.stringContaining("0.quantity"),
        expect.stringContaining("less than nothing"),
      ])
    })

    it("may be refused by their plugin, as by placeOrder.validate", async () => {
      const handler = () => {
        throw new Refusal({ code: "closed", message: "No deposit is taken today" })
      }
      keep(placeOrder.price({ name: NAME, order: 1, handler }))
      const refused = { status: 422, code: "acme_core_deposit.closed" }
      expect(failureOf(await send())).toMatchObject(refused)
    })

    it("are neither escaped nor made by a cart of /store, which has no place for them", async () => {
      const store = await storeClient(api)
      const metadata = { added_by: { plugin: NAME, key: "core", line_id: null } }
      const items = [{ ...(await lineOf(getContainer(), shop.part)), metadata }]
      const { id } = await store.cart({ items }, shop.buyer)
      const out = placeOrder.price({ name: NAME, order: 1, handler: () => [DEPOSIT, EXPRESS] })
      keep(out)
      const { status, body } = await store.complete(id, shop.buyer)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          code: "cart_without_added_lines",
          message:
            "This shop adds to the order what a cart cannot hold: Core deposit, Express. Order in the shop itself",
        },
      })
      out()
      const path = `/carts/${id}/complete`
      const done = await store.call(path, { method: "POST", body: {}, as: shop.buyer })
      const { order } = z.object({ order: z.object({ id: z.string() }) }).parse(done.body)
      // What the cart's line brought along makes no added line of a part.
      const told = dataOf(await api.get(`/order/${order.id}`, shop.buyer.token), orderSchema)
      expect(told).toMatchObject({ lines: [{ productId: shop.part.id, qty: 50 }] })
      expect(told).not.toHaveProperty("addedLines")
    })
  },
})
