import { z } from "@medusajs/framework/zod"
import { seenMoney } from "../money"
import { addedLines } from "./added-lines"
import { orderLineSchema, placeLinesSchema } from "./order-lines"
import { quantity } from "./quantity"
import { shipmentSchema } from "./shipments"
import { mail, requiredText } from "../text"

export const orderSchema = z.object({
  _id: z.string(),
  number: z.string().meta({ description: 'What everybody calls it by, everywhere: "#177"' }),
  name: z.string(),
  email: z.string(),
  productName: z.string().meta({ description: 'Of several lines the first\'s "and 3 more"' }),
  productId: z.string().meta({ description: "The first line's" }),
  qty: z.number().int().meta({ description: "Of all lines together" }),
  price: z
    .number()
    .nullable()
    .meta({ description: "Major units for one piece; null where there are several lines" }),
  total: z.string().meta({ description: "What all of it comes to, in major units, as text" }),
  tax: z
    .number()
    .meta({
      description:
        "In total, on top of the lines' totals, in major units; absent where prices include tax",
    })
    .optional(),
  lines: z.array(orderLineSchema).meta({ description: "In the order in which they were wanted" }),
  addedLines,
  shipments: z.array(shipmentSchema),
  phone: z.string(),
  address: z.string(),
  isDeliver: z.boolean().meta({ description: "All of it was sent and has arrived" }),
  isPaid: z.boolean().meta({
    description:
      "Money was taken and nothing is due: an order that grew is unpaid until the rest is",
  }),
  due: z.number().meta({ description: "What is left to pay, in major units" }),
  transitionId: z
    .string()
    .meta({ description: "The payment intent's id once something was paid, else empty" }),
  createdAt: z.string().meta({ description: "ISO 8601, as every time here" }),
  payBefore: z
    .string()
    .meta({ description: "When the shop cancels it unpaid; absent where it does not" })
    .optional(),
  paidAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  refunded: z
    .number()
    .meta({ description: "Given back so far, in major units; absent where nothing was" })
    .optional(),
  refundedAt: z
    .string()
    .meta({ description: "When something was given back last; absent where nothing was" })
    .optional(),
})

/**
 * POST /orders as the spec has it: one line. `price` and `total` are what the buyer saw: the server's own decide, and one that
 * differs by more than half of the currency's smallest unit is refused; `total` is that of all, with what plugins add. `isDeliver` and `isPaid` are of the spec's body and never take effect.
 */
export const placeOrderSchema = z.object({
  name: requiredText("name is required"),
  email: mail,
  productName: requiredText("productName is required"),
  productId: z
    .string()
    .trim()
    .max(64)
    .meta({ description: "The product's _id; without it productName selects the product" })
    .optional(),
  qty: quantity,
  price: seenMoney,
  total: seenMoney.optional(),
  phone: requiredText("phone number is required", 40),
  address: requiredText("address is required", 500),
})

/** What POST /orders takes; a body that names `lines` is one of many lines. */
export const newOrderSchema = z.union([placeOrderSchema, placeLinesSchema])

/** PUT /order/{id}: the payment that the provider confirmed. */
export const payOrderSchema = z.object({
  isPaid: z.literal(true, { error: "isPaid must be true" }),
  transitionId: requiredText("transitionId is required"),
})

/** PUT /order/{id}: delivery by staff. */
export const deliverOrderSchema = z.object({
  isDeliver: z.literal(true, { error: "isDeliver must be true" }),
})

/** What PUT /order/{id} takes. */
export const changeOrderSchema = z.union([deliverOrderSchema, payOrderSchema])

export type Order = z.infer<typeof orderSchema>
export type PlaceOrder = z.infer<typeof placeOrderSchema>
export type NewOrder = z.infer<typeof newOrderSchema>
