import { answerOf } from "../answer"
import { checkedOrderLinesSchema, orderLinesToCheckSchema } from "../order-lines/checked-lines"
import { askedVehicleSchema } from "../vehicle/asked-vehicle"
import type { Call } from "./call"

export const ORDER_LINE_CALLS: readonly Call[] = [
  {
    id: "checkOrderLines",
    method: "POST",
    path: "/order-lines/check",
    summary: "What the rows of a buyer's list mean and come to; nothing is kept",
    access: "guest",
    tag: "Basket",
    query: askedVehicleSchema,
    body: orderLinesToCheckSchema,
    bodyLimit: "500kb",
    answer: { status: 200, schema: answerOf(checkedOrderLinesSchema) },
    refusals: ["vehicle_not_found"],
  },
]
