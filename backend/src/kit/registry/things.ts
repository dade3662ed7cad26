import type { z } from "@medusajs/framework/zod"
import { createUserSchema, profileSchema, userSchema } from "../../contract/account/user"
import { basketLineSchema } from "../../contract/basket/basket"
import { orderSchema, placeOrderSchema } from "../../contract/order/order"
import {
  orderLineSchema,
  placeLinesSchema,
  wantedLineSchema,
} from "../../contract/order/order-lines"
import { productCsvSchema } from "../../contract/product/product-csv"
import { productDetailSchema, saveProductSchema } from "../../contract/product/product"
import { createReviewSchema, reviewSchema } from "../../contract/review/review"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { orderEventDataSchema } from "../../contract/webhook/webhook-event"
import type { UseCase } from "./points"
import type { FieldWriter } from "./registry"

/** A body that names fields of a thing, by the shape's name in the document. */
type NamingBody = {
  shape: string
  /** Whether it makes the thing: what must be there is in it. */
  isWhole: boolean
}

/** What may have fields: where the shop has to do with them. */
export type Thing = {
  /** The table whose metadata keeps them, as PostgreSQL calls it. */
  table: string
  /** Where Medusa keeps the same once more, and what there names the row. */
  copy?: { table: string; id: string }
  /** What is answered where there is none. */
  missing: "order_not_found" | "product_not_found" | "user_not_found" | "review_not_found"
  /** Who names them in the call that makes the thing. */
  maker: FieldWriter
  /** The use case that makes it, whose `additional_data` they are; none of a part of something else. */
  useCase?: UseCase
  /** The shapes of answers that tell them. */
  answers: readonly string[]
  /** The shapes of bodies that name them, where no use case says so. */
  bodies: readonly NamingBody[]
  /** What bodies, answers and events of the shop name there already. */
  reserved: ReadonlySet<string>
  /** Staff alone write it then, and staff or everybody read it. */
  isNobodys?: true
  /** Another whose fields a body names beside these: they share their names. */
  beside?: FieldOwner
}

/** What bodies name beside a thing's own. */
const BESIDE = ["additional_data", "lines", "shipTo", "shipToId"]

const eventOrder = orderEventDataSchema.shape.order

export const THINGS: Readonly<Record<FieldOwner, Thing>> = {
  order: {
    table: '"order"',
    missing: "order_not_found",
    maker: "owner",
    useCase: "placeOrder",
    answers: ["Order"],
    bodies: [],
    reserved: namesOf([orderSchema, placeOrderSchema, placeLinesSchema, eventOrder], BESIDE),
    beside: "orderLine",
  },
  orderLine: {
    table: "order_line_item",
    copy: { table: "order_item", id: "item_id" },
    missing: "order_not_found",
    maker: "owner",
    answers: ["OrderLine"],
    bodies: [
      { shape: "PlaceOrder", isWhole: true },
      { shape: "WantedLine", isWhole: true },
      { shape: "WishedLine", isWhole: false },
    ],
    // The specification's body is an order and its line in one.
    reserved: namesOf(
      [
        ...[orderLineSchema, wantedLineSchema, placeOrderSchema, basketLineSchema],
        eventOrder.shape.items.element,
      ],
      BESIDE,
    ),
    beside: "order",
  },
  product: {
    table: "product",
    missing: "product_not_found",
    maker: "staff",
    useCase: "createProduct",
    answers: ["Product", "ProductDetail"],
    bodies: [{ shape: "ChangeProduct", isWhole: false }],
    reserved: namesOf([productDetailSchema, saveProductSchema, productCsvSchema], BESIDE),
    isNobodys: true,
  },
  customer: {
    table: "customer",
    missing: "user_not_found",
    maker: "owner",
    answers: ["User"],
    bodies: [],
    reserved: namesOf([userSchema, profileSchema, createUserSchema], ["socialLink"]),
  },
  review: {
    table: "review",
    missing: "review_not_found",
    maker: "owner",
    answers: ["Review"],
    bodies: [{ shape: "CreateReview", isWhole: true }],
    reserved: namesOf([reviewSchema, createReviewSchema], BESIDE),
  },
}

function namesOf(shapes: readonly z.ZodObject[], more: readonly string[]): ReadonlySet<string> {
  return new Set([...shapes.flatMap(({ shape }) => Object.keys(shape)), ...more])
}
