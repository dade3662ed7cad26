import { BASKET_EXAMPLES } from "./basket"
import { ORDER_LINE_EXAMPLES } from "./order-lines"
import type { CallExamples } from "./call-examples"
import { LIST_EXAMPLES } from "./lists"
import { ORDER_EXAMPLES } from "./orders"
import { PEOPLE_EXAMPLES } from "./people"
import { PRODUCT_EXAMPLES } from "./products"
import { RETURN_EXAMPLES } from "./returns"
import { VEHICLE_EXAMPLES } from "./vehicles"

/** The examples of every call, by the call's id. */
export const EXAMPLES: CallExamples = {
  ...PRODUCT_EXAMPLES,
  ...VEHICLE_EXAMPLES,
  ...BASKET_EXAMPLES,
  ...ORDER_LINE_EXAMPLES,
  ...LIST_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...RETURN_EXAMPLES,
  ...PEOPLE_EXAMPLES,
}
