import { orderSchema } from "../../../src/contract/order/order"
import { placeOrder, purchaseOf } from "../../setup/orders/purchase"
import { dataOf } from "../../setup/test-api"
import type { Kept, Scenario } from "../scenario"
import { openIntent } from "./open-intent"

const CLOSED_INTENT: Kept = {
  lines: /^(payment_session|sandbox payments) - /,
  because: "a provider opens no closed intent again: the order is paid by another one",
}

export const ORDER_SCENARIOS: readonly Scenario[] = [
  {
    call: "placeOrder",
    name: "a purchase",
    arrange: async ({ api, part, buyer }) => {
      const purchase = purchaseOf(part, buyer)
      return () => api.post("/orders", purchase, buyer.token)
    },
  },
  {
    call: "placeOrder",
    name: "a purchase under a key",
    arrange: async ({ api, part, buyer }) => {
      const headers = { "idempotency-key": "of this purchase" }
      const purchase = { method: "POST", path: "/api/v1/orders", body: purchaseOf(part, buyer) }
      return () => api.call({ ...purchase, headers, token: buyer.token })
    },
  },
  {
    call: "cancelOrder",
    name: "the cancelling of an order",
    arrange: async ({ api, part, buyer }) => {
      const { _id } = await placeOrder(api, { part, buyer })
      return () => api.delete(`/order/${_id}`, buyer.token)
    },
  },
  {
    call: "cancelOrder",
    name: "the cancelling of an order whose payment was begun",
    keeps: [CLOSED_INTENT],
    arrange: async (shop) => {
      const { order } = await openIntent(shop)
      return () => shop.api.delete(`/order/${order._id}`, shop.buyer.token)
    },
  },
  {
    call: "reorder",
    name: "a look at an order's parts of today",
    arrange: async ({ api, part, buyer }) => {
      const { _id } = await placeOrder(api, { part, buyer })
      return () => api.post(`/order/${_id}/reorder`, {}, buyer.token)
    },
  },
  {
    call: "writeOrderNote",
    name: "a note to an order's customer",
    arrange: async ({ api, part, buyer, admin }) => {
      const { _id } = await placeOrder(api, { part, buyer })
      const note = { text: "The carrier comes on Thursday.", internal: false }
      return () => api.post(`/order/${_id}/notes`, note, admin.token)
    },
  },
  {
    call: "updateOrder",
    name: "a delivery",
    arrange: async ({ api, part, buyer, admin }) => {
      const { _id } = await placeOrder(api, { part, buyer })
      return () => api.put(`/order/${_id}`, { isDeliver: true }, admin.token)
    },
  },
  {
    call: "shipOrder",
    name: "a shipment of some pieces",
    arrange: async ({ api, part, buyer, admin }) => {
      const { _id } = await placeOrder(api, { part, buyer })
      const body = { lines: [{ line: 1, qty: 20 }], carrier: "DHL", tracking: "1" }
      return () => api.put(`/order/${_id}/shipments`, body, admin.token)
    },
  },
  {
    call: "takeBackShipment",
    name: "a delivery that is taken back",
    arrange: async ({ api, part, buyer, admin }) => {
      const { _id } = await placeOrder(api, { part, buyer })
      const path = `/order/${_id}`
      const { shipments } = dataOf(
        await api.put(path, { isDeliver: true }, admin.token),
        orderSchema,
      )
      return () => api.delete(`${path}/shipments/${shipments[0]?.id}`, admin.token)
    },
  },
]
