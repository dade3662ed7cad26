import { createUserSchema, profileSchema, userSchema } from "../contract/account/user"
import { orderSchema, placeOrderSchema } from "../contract/order/order"
import { placeLinesSchema } from "../contract/order/order-lines"
import type { FieldOwner } from "../contract/shop/declared-field"
import { orderEventDataSchema } from "../contract/webhook/webhook-event"

/** What bodies, answers and events of the shop name already. */
export const RESERVED: Readonly<Record<FieldOwner, ReadonlySet<string>>> = {
  order: new Set([
    ...[orderSchema, placeOrderSchema, placeLinesSchema, orderEventDataSchema.shape.order].flatMap(
      ({ shape }) => Object.keys(shape),
    ),
    "shipTo",
    "shipToId",
  ]),
  customer: new Set([
    ...[userSchema, profileSchema, createUserSchema].flatMap(({ shape }) => Object.keys(shape)),
    "socialLink",
  ]),
}
