import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cancelOrder, deliverOrder, payOrder } from "../../src/kit/order-life"
import { Refusal } from "../../src/kit/refusal"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/depot"
const TAKEN = { stocked: 500, reserved: 50, reservations: 1 }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    const seen: unknown[] = []
    const see = (fact: unknown) => void seen.push(fact)
    const refuse = () => {
      throw new Refusal({ code: "closed", message: "The depot is closed" })
    }
    let shop: OrderShop

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })
    beforeEach(() => void (seen.length = 0))
    afterEach(() => void vi.restoreAllMocks())

    const stateOf = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.admin.token), orderSchema)
    const refused = { status: 422, code: "acme_depot.closed", message: "The depot is closed" }

    it("asks and tells plugins of a delivery", async () => {
      keep(
        deliverOrder.validate({ name: NAME, order: 1, handler: see }),
        deliverOrder.delivered({ name: NAME, order: 1, handler: see }),
      )
      const order = await shop.place()
      expect((await shop.deliver(order)).status).toBe(200)
      const fact = { order_id: order._id, delivered_by: shop.admin.id, additional_data: {} }
      expect(seen).toEqual([fact, fact])
    })

    it.each(["validate", "delivered"] as const)(
      "delivers nothing where a plugin refuses at %s",
      async (point) => {
        keep(deliverOrder[point]({ name: NAME, order: 1, handler: refuse }))
        const order = await shop.place()
        expect(failureOf(await shop.deliver(order))).toMatchObject(refused)
        expect(await shop.stock()).toEqual(TAKEN)
        expect(await stateOf(order)).toMatchObject({ isDeliver: false, deliveredAt: null })
      },
    )

    it("asks and tells plugins of a cancelling, and who asked for it", async () => {
      keep(
        cancelOrder.validate({ name: NAME, order: 1, handler: see }),
        cancelOrder.cancelled({ name: NAME, order: 1, handler: see }),
      )
      const order = await shop.place()
      expect((await shop.cancel(order)).status).toBe(200)
      const fact = { order_id: order._id, canceled_by: shop.buyer.id }
      expect(seen).toEqual([fact, fact])
    })

    it.each(["validate", "cancelled"] as const)(
      "cancels nothing where a plugin refuses at %s",
      async (point) => {
        keep(cancelOrder[point]({ name: NAME, order: 1, handler: refuse }))
        const order = await shop.place()
        expect(failureOf(await shop.cancel(order))).toMatchObject(refused)
        expect(await shop.stock()).toEqual(TAKEN)
        expect(await stateOf(order)).toMatchObject({ cancelledAt: null })
      },
    )

    it("tells plugins once of a payment, which stays booked where one fails", async () => {
      const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
      const log = vi.spyOn(logger, "error").mockReturnValue(undefined)
      const handler = () => {
        throw new Error("the ledger is down")
      }
      keep(
        payOrder.paid({ name: NAME, order: 1, handler }),
        payOrder.paid({ name: "b", order: 2, handler: see }),
      )
      const order = await shop.place()
      const tell = await shop.pay(order)
      expect([(await tell()).status, (await tell()).status]).toEqual([200, 200])
      expect(await stateOf(order)).toMatchObject({ isPaid: true })
      expect(seen).toEqual([
        { order_id: order._id, payment_id: expect.stringMatching(/^pay_/) as string },
      ])
      const sentence = `The plugin ${NAME} failed at payOrder.paid: the ledger is down`
      expect(log.mock.calls.map(([message]) => message)).toEqual([sentence])
    })
  },
})
