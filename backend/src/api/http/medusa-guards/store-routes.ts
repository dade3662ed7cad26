import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { refuseEndedCustomer } from "../auth/refuse-ended"
import { limitStoreAddress, limitStoreOrder } from "../rate-limits/limit-medusa"
import { validatePage } from "../validation/validate-query"
import { hideStaffsFields, refuseForgedFields } from "./declared-fields"
import { refuseWithoutLocks } from "./refuse-without-locks"

/** Rows that one answer of /store may have; a page of the shop's own lists has no more. */
const MOST_ROWS = 100

/**
 * What no answer of /store tells, by the segments of a field's path: other people's prices, who is in
 * which group, what lies where, categories that Medusa lists without a look at whether they are
 * public, and everything that a link leads on to.
 */
const HIDDEN_FIELDS = [
  /^price_(list|set|rule)s?$/,
  /^prices$/,
  /^(customer_)?groups?$/,
  /^inventory_items?$/,
  /^(parent_category|category_children)$/,
  /^orders$/,
  /_link$/,
]

/** Medusa strips what is disallowed from each answer, whatever `fields` asks for. */
function hideFields(
  req: MedusaRequest & { disallowed?: (string | RegExp)[] },
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  req.disallowed = [...HIDDEN_FIELDS]
  next()
}

function refuseLongPage(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (Number(req.query.limit ?? 0) <= MOST_ROWS) return next()
  throw new MedusaError(MedusaError.Types.INVALID_DATA, `limit must be at most ${MOST_ROWS}`)
}

/** What holds at every route of /store. */
export const STORE_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/store",
    middlewares: [
      limitStoreAddress,
      refuseWithoutLocks,
      refuseEndedCustomer,
      validatePage,
      refuseLongPage,
      hideFields,
      refuseForgedFields,
      hideStaffsFields,
    ],
  },
  { matcher: "/store/carts", middlewares: [limitStoreOrder] },
]
