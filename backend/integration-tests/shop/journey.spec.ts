import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../src/contract/order/order"
import { paymentIntentSchema } from "../../src/contract/order/payment"
import { payWithCard } from "../setup/orders/card"
import { signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const adminOrderSchema = z.object({
  order: z.object({
    status: z.string(),
    payment_status: z.string(),
    fulfillment_status: z.string(),
    total: z.number(),
    items: z.array(z.object({ id: z.string(), quantity: z.number(), unit_price: z.number() })),
    payment_collections: z.array(
      z.object({ status: z.string(), amount: z.number(), captured_amount: z.number().nullable() }),
    ),
    fulfillments: z.array(z.object({ delivered_at: z.string().nullable() })),
  }),
})
const reservationsSchema = z.object({
  reservations: z.array(z.object({ line_item_id: z.string(), quantity: z.number() })),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const seenByMedusa = async (orderId: string, token: string) => {
      const fields =
        "+payment_collections.captured_amount,*payment_collections,*fulfillments,*items"
      const path = `/admin/orders/${orderId}?fields=${encodeURIComponent(fields)}`
      return adminOrderSchema.parse((await api.call({ method: "GET", path, token })).body).order
    }
    const reservations = async (token: string) => {
      const { body } = await api.call({ method: "GET", path: "/admin/reservations", token })
      return reservationsSchema.parse(body).reservations
    }

    it("takes an order from placed through paid to delivered, each seen in Medusa's own records", async () => {
      const part = await addPart(getContainer(), { stock: 200 })
      const buyer = await signUp(api)
      const admin = await signInAdmin(getContainer(), api)
      const medusa = await signInMedusaAdmin(api)

      const order = await placeOrder(api, { part, buyer, qty: 50 })
      const placed = await seenByMedusa(order._id, medusa)
      expect(placed).toMatchObject({
        status: "pending",
        payment_status: "not_paid",
        fulfillment_status: "not_fulfilled",
        total: 475,
        items: [{ quantity: 50, unit_price: 9.5 }],
        payment_collections: [{ status: "not_paid", amount: 475 }],
      })
      expect(await reservations(medusa)).toEqual([
        { line_item_id: placed.items[0]?.id, quantity: 50 },
      ])

      const intent = await api.post(
        "/create-payment-intent",
        { amount: Number(order.total), orderId: order._id },
        buyer.token,
      )
      const { clientSecret } = paymentIntentSchema.parse(intent.body)
      const notYet = { isPaid: true, transitionId: clientSecret.split("_secret_")[0] }
      expect(failureOf(await api.put(`/order/${order._id}`, notYet, buyer.token)).status).toBe(409)
      const { id: transitionId } = await payWithCard(clientSecret)
      const paid = dataOf(
        await api.put(`/order/${order._id}`, { isPaid: true, transitionId }, buyer.token),
        orderSchema,
      )
      expect(paid).toMatchObject({ isPaid: true, transitionId, isDeliver: false })
      expect(await seenByMedusa(order._id, medusa)).toMatchObject({
        payment_status: "captured",
        payment_collections: [{ status: "completed", amount: 475, captured_amount: 475 }],
      })

      expect(failureOf(await api.delete(`/order/${order._id}`, buyer.token))).toMatchObject({
        status: 409,
        code: "order_paid",
      })
      const deliver = (token: string) => api.put(`/order/${order._id}`, { isDeliver: true }, token)
      expect(failureOf(await deliver(buyer.token)).status).toBe(403)
      expect(dataOf(await deliver(admin.token), orderSchema)).toMatchObject({ isDeliver: true })
      expect(failureOf(await deliver(admin.token))).toMatchObject({
        status: 409,
        code: "order_delivered",
      })
      const delivered = await seenByMedusa(order._id, medusa)
      expect(delivered.fulfillment_status).toBe("delivered")
      expect(delivered.fulfillments).toHaveLength(1)
      expect(await reservations(medusa)).toEqual([])
      const levels = await api.call({
        method: "GET",
        path: `/admin/inventory-items?sku=${part.sku}&fields=stocked_quantity,reserved_quantity`,
        token: medusa,
      })
      expect(levels.body).toMatchObject({
        inventory_items: [{ stocked_quantity: 150, reserved_quantity: 0 }],
      })
    })

    it("believes no payment that the provider does not confirm for this very order", async () => {
      const part = await addPart(getContainer())
      const buyer = await signUp(api)
      const [first, second] = [
        await placeOrder(api, { part, buyer, qty: 50 }),
        await placeOrder(api, { part, buyer, qty: 60 }),
      ]
      const body = { amount: Number(second.total), orderId: second._id }
      const intent = await api.post("/create-payment-intent", body, buyer.token)
      const { clientSecret } = paymentIntentSchema.parse(intent.body)
      const { id } = await payWithCard(clientSecret)
      for (const transitionId of [id, "pi_invented"]) {
        const answer = await api.put(
          `/order/${first._id}`,
          { isPaid: true, transitionId },
          buyer.token,
        )
        expect(failureOf(answer)).toMatchObject({ status: 422, code: "payment_not_for_order" })
      }
    })
  },
})
