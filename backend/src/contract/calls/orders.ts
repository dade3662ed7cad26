import { z } from "@medusajs/framework/zod"
import { answerOf, doneSchema } from "../answer"
import { changeOrderSchema, newOrderSchema, orderSchema } from "../order/order"
import { orderListQuerySchema, orderPageQuerySchema } from "../order/order-list"
import { orderNoteSchema, writeNoteSchema } from "../order/order-note"
import { shipOrderSchema } from "../order/shipments"
import { createPaymentIntentSchema, paymentIntentSchema } from "../order/payment"
import { reorderedLinesSchema, reorderSchema } from "../order-lines/reordered-lines"
import type { Call } from "./call"

const tag = "Orders"
const one = answerOf(orderSchema)

export const idempotencyHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .min(1)
    .max(255)
    .meta({ description: "One order per key, however often the call is sent" })
    .optional(),
})

export const shipmentHeadersSchema = z.object({
  "idempotency-key": idempotencyHeadersSchema.shape["idempotency-key"]
    .unwrap()
    .meta({
      description: "One shipment of an order per key, however often the call is sent",
    })
    .optional(),
})

export const ORDER_CALLS: readonly Call[] = [
  {
    id: "listOrders",
    method: "GET",
    path: "/orders",
    summary: "All orders, newest first; the cancelled ones where they are asked for",
    access: "administrator",
    tag,
    query: orderListQuerySchema,
    answer: { status: 200, schema: answerOf(z.array(orderSchema)) },
  },
  {
    id: "listOrdersByMail",
    method: "GET",
    path: "/orders/{email}",
    summary: "One person's orders: the list itself, without an envelope",
    access: "self or administrator",
    tag,
    query: orderPageQuerySchema,
    answer: { status: 200, schema: z.array(orderSchema) },
  },
  {
    id: "placeOrder",
    method: "POST",
    path: "/orders",
    summary: "Order one product, or many lines: all of them or none",
    access: "signed in",
    tag,
    headers: idempotencyHeadersSchema,
    body: newOrderSchema,
    answer: { status: 201, schema: one },
    refusals: [
      "product_not_found",
      "price_changed",
      "out_of_stock",
      "below_minimum",
      "invalid_quantity",
      "too_many_unpaid_orders",
    ],
  },
  {
    id: "getOrder",
    method: "GET",
    path: "/order/{id}",
    summary: "One order, cancelled or not",
    access: "owner or administrator",
    tag,
    answer: { status: 200, schema: one },
    refusals: ["order_not_found"],
  },
  {
    id: "updateOrder",
    method: "PUT",
    path: "/order/{id}",
    summary: "Mark an order delivered (administrators) or paid (once the provider says so)",
    access: "owner or administrator",
    tag,
    body: changeOrderSchema,
    answer: { status: 200, schema: one },
    refusals: [
      "order_not_found",
      "order_cancelled",
      "order_delivered",
      "order_without_shipping",
      "stock_not_reserved",
      "already_paid",
      "payment_not_succeeded",
      "amount_mismatch",
      "payment_not_settled",
      "payment_not_for_order",
      "payment_provider_refused",
      "payment_provider_unavailable",
      "payment_intent_unknown",
    ],
  },
  {
    id: "shipOrder",
    method: "PUT",
    path: "/order/{id}/shipments",
    summary: "Send pieces of an order, or all that is open; it is delivered once nothing is open",
    access: "administrator",
    tag,
    headers: shipmentHeadersSchema,
    body: shipOrderSchema,
    answer: { status: 200, schema: one },
    refusals: [
      "order_not_found",
      "order_cancelled",
      "order_delivered",
      "more_than_open",
      "order_without_shipping",
      "stock_not_reserved",
    ],
  },
  {
    id: "takeBackShipment",
    method: "DELETE",
    path: "/order/{id}/shipments/{shipment_id}",
    summary: "Take a shipment back: its pieces are open again, in stock and kept for the order",
    access: "administrator",
    tag,
    answer: { status: 200, schema: one },
    refusals: ["order_not_found", "order_cancelled", "shipment_not_found", "shipment_kept"],
  },
  {
    id: "cancelOrder",
    method: "DELETE",
    path: "/order/{id}",
    summary: "Cancel an unpaid order; its stock returns",
    access: "owner or administrator",
    tag,
    answer: { status: 200, schema: doneSchema },
    refusals: [
      "order_not_found",
      "order_cancelled",
      "order_paid",
      "order_delivered",
      "order_on_its_way",
      "order_completed",
    ],
  },
  {
    id: "reorder",
    method: "POST",
    path: "/order/{id}/reorder",
    summary: "What one's own order, or a line of it, would be today; nothing is ordered",
    access: "owner",
    tag,
    body: reorderSchema,
    answer: { status: 200, schema: answerOf(reorderedLinesSchema) },
    refusals: ["order_not_found"],
  },
  {
    id: "listOrderNotes",
    method: "GET",
    path: "/order/{id}/notes",
    summary: "What staff wrote to an order, the last first; its customer is told what is for them",
    access: "owner or administrator",
    tag,
    answer: { status: 200, schema: answerOf(z.array(orderNoteSchema)) },
    refusals: ["order_not_found"],
  },
  {
    id: "writeOrderNote",
    method: "POST",
    path: "/order/{id}/notes",
    summary: "Write to an order, for staff or for its customer, who has it by mail too",
    access: "administrator",
    tag,
    body: writeNoteSchema,
    answer: { status: 201, schema: answerOf(z.array(orderNoteSchema)) },
    refusals: ["order_not_found"],
  },
  {
    id: "createPaymentIntent",
    method: "POST",
    path: "/create-payment-intent",
    summary: "Open the payment of an order; the order's due is charged, whatever amount is sent",
    access: "signed in",
    tag,
    body: createPaymentIntentSchema,
    answer: { status: 200, schema: paymentIntentSchema },
    refusals: [
      "order_not_found",
      "amount_mismatch",
      "order_ambiguous",
      "order_not_payable",
      "payment_in_progress",
      "payment_provider_refused",
      "payment_provider_unavailable",
      "payment_intent_unknown",
    ],
  },
]
