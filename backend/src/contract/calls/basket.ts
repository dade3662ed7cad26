import { z } from "@medusajs/framework/zod"
import { answerOf } from "../answer"
import {
  basketLinesSchema,
  basketSchema,
  checkedBasketSchema,
  replaceBasketSchema,
} from "../basket/basket"
import { askedVehicleSchema } from "../vehicle/asked-vehicle"
import type { Call } from "./call"

const tag = "Basket"
const one = answerOf(basketSchema)

export const addingHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .min(1)
    .max(255)
    .meta({
      description: "Added once per key, however often the call is sent: a basket knows its last 20",
    })
    .optional(),
})

export const BASKET_CALLS: readonly Call[] = [
  {
    id: "getBasket",
    method: "GET",
    path: "/basket",
    summary: "One's own basket, judged at this moment",
    access: "signed in",
    tag,
    query: askedVehicleSchema,
    answer: { status: 200, schema: one },
    refusals: ["vehicle_not_found"],
  },
  {
    id: "replaceBasket",
    method: "PUT",
    path: "/basket",
    summary: "Replace the lines of one's basket, where it is still the one that was seen",
    access: "signed in",
    tag,
    body: replaceBasketSchema,
    answer: { status: 200, schema: one },
    refusals: ["product_not_found", "basket_changed"],
  },
  {
    id: "addToBasket",
    method: "POST",
    path: "/basket/lines",
    summary: "Put parts into one's basket, beside what is in it",
    access: "signed in",
    tag,
    headers: addingHeadersSchema,
    body: basketLinesSchema,
    answer: { status: 201, schema: one },
    refusals: ["product_not_found", "basket_full"],
  },
  {
    id: "checkBasket",
    method: "POST",
    path: "/basket/check",
    summary: "Judge lines as a basket would, and keep nothing",
    access: "guest",
    tag,
    query: askedVehicleSchema,
    body: basketLinesSchema,
    answer: { status: 200, schema: answerOf(checkedBasketSchema) },
    refusals: ["vehicle_not_found"],
  },
]
