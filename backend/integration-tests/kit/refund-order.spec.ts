import { orderSchema, type Order } from "../../src/contract/order/order"
import { refundOrder } from "../../src/kit/refund-order"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { seeBalance } from "../payment/support/balance"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const NAME = "@acme/core-deposit"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: OrderShop
    let order: Order

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })
    beforeEach(async () => {
      order = await shop.place()
    })

    const pay = async () => void (await (await shop.pay(order))())
    const refund = (key: string, amount: number) =>
      refundOrder(getContainer(), { name: NAME, key, order_id: order._id, amount })
    const refunded = async () =>
      dataOf(await api.get(`/order/${order._id}`, shop.buyer.token), orderSchema).refunded

    it("gives back once for a key, however often and at once it is asked", async () => {
      await pay()
      const states = await Promise.all([refund("one", 30), refund("one", 30), refund("one", 30)])
      expect(states.every((state) => state === "booked" || state === "open")).toBe(true)
      expect(await refund("one", 30)).toBe("booked")
      expect(await refunded()).toBe(30)
      expect(await refund("two", 20.5)).toBe("booked")
      expect(await refunded()).toBe(50.5)
      await seeBalance(client, getContainer())
    })

    it("writes nothing down where the order has no payment with so much left", async () => {
      const facts = { code: "refund_too_large", status: 409 }
      await expect(refund("one", 30)).rejects.toMatchObject({ facts })
      await pay()
      await expect(refund("one", 475.01)).rejects.toMatchObject({ code: "refund_too_large" })
      expect(await refund("one", 475)).toBe("booked")
      expect(await refunded()).toBe(475)
    })
  },
})
