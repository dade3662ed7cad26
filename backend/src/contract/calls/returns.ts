import { z } from "@medusajs/framework/zod"
import { answerOf } from "../answer"
import { imageUploadSchema } from "../product/picture/image"
import {
  askExtraSchema,
  askReturnSchema,
  orderReturnSchema,
  orderReturnsSchema,
} from "../return/order-return"
import type { Call } from "./call"

const tag = "Returns"
const one = answerOf(orderReturnSchema)

export const returnHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .min(1)
    .max(255)
    .meta({ description: "Asked once of an order per key, however often the call is sent" })
    .optional(),
})

export const RETURN_CALLS: readonly Call[] = [
  {
    id: "listReturns",
    method: "GET",
    path: "/order/{id}/returns",
    summary: "What may be asked back of an order now, and what was, the newest first",
    access: "owner or administrator",
    tag,
    answer: { status: 200, schema: answerOf(orderReturnsSchema) },
    refusals: ["order_not_found"],
  },
  {
    id: "askReturn",
    method: "POST",
    path: "/order/{id}/returns",
    summary: "Ask to give pieces back that have arrived: all that are named, or none",
    access: "owner",
    tag,
    headers: returnHeadersSchema,
    body: askReturnSchema,
    answer: { status: 201, schema: one },
    refusals: ["order_not_found", "order_cancelled", "returns_not_taken", "more_than_returnable"],
  },
  {
    id: "askExtraReturn",
    method: "POST",
    path: "/order/{id}/returns/extras",
    summary: "Ask to give back what a plugin takes of an order",
    access: "owner",
    tag,
    headers: returnHeadersSchema,
    body: askExtraSchema,
    answer: { status: 201, schema: answerOf(orderReturnsSchema) },
    refusals: ["order_not_found", "extra_not_returnable"],
  },
  {
    id: "withdrawReturn",
    method: "DELETE",
    path: "/order/{id}/returns/{return_id}",
    summary: "Withdraw a return that nobody has decided on",
    access: "owner",
    tag,
    answer: { status: 200, schema: one },
    refusals: ["order_not_found", "return_not_found", "return_state"],
  },
  {
    id: "addReturnPicture",
    method: "POST",
    path: "/order/{id}/returns/{return_id}/pictures",
    summary: "Add a picture to a return, for staff to see, until it was received",
    access: "owner",
    tag,
    body: imageUploadSchema,
    bodyType: "multipart",
    answer: { status: 201, schema: one },
    refusals: [
      "order_not_found",
      "return_not_found",
      "return_state",
      "too_many_pictures",
      "invalid_image",
      "invalid_multipart",
      "body_too_large",
      "unsupported_media_type",
    ],
  },
  {
    id: "getReturnPicture",
    method: "GET",
    path: "/order/{id}/returns/{return_id}/pictures/{picture_id}",
    summary: "A picture of a return",
    access: "owner or administrator",
    tag,
    answer: { status: 200, schema: z.string().meta({ format: "binary" }), type: "webp" },
    refusals: ["order_not_found", "picture_not_found"],
  },
]
