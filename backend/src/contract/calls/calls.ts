import { AUTH_CALLS } from "./auth"
import { BASKET_CALLS } from "./basket"
import type { Call } from "./call"
import { CONFIG_CALLS } from "./config"
import { GARAGE_CALLS } from "./garage"
import { IMAGE_CALLS } from "./images"
import { LIST_CALLS } from "./lists"
import { ORDER_LINE_CALLS } from "./order-lines"
import { ORDER_CALLS } from "./orders"
import { PRODUCT_CALLS } from "./products"
import { RETURN_CALLS } from "./returns"
import { REVIEW_CALLS } from "./reviews"
import { USER_CALLS } from "./users"
import { VEHICLE_CALLS } from "./vehicles"

/** Every call of /api/v1: routes, 405 answers, the OpenAPI document and the tests go by this table. */
export const CALLS: readonly Call[] = [
  ...CONFIG_CALLS,
  ...AUTH_CALLS,
  ...PRODUCT_CALLS,
  ...VEHICLE_CALLS,
  ...GARAGE_CALLS,
  ...BASKET_CALLS,
  ...ORDER_LINE_CALLS,
  ...LIST_CALLS,
  ...ORDER_CALLS,
  ...RETURN_CALLS,
  ...REVIEW_CALLS,
  ...USER_CALLS,
  ...IMAGE_CALLS,
]
