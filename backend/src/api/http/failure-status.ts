import { PAYMENT_ERRORS } from "../../workflows/payment/payment-errors"

/** The status that /api/v1 answers for each code that a workflow refuses with. */
export const FAILURE_STATUS: Readonly<Record<string, number>> = {
  ...PAYMENT_ERRORS,
  below_minimum: 422,
  invalid_quantity: 422,
  out_of_stock: 409,
  price_changed: 409,
  product_not_found: 404,
  order_not_found: 404,
  order_cancelled: 409,
  order_delivered: 409,
  order_paid: 409,
  user_not_found: 404,
  email_not_verified: 409,
  email_not_changeable: 409,
  last_admin: 409,
  not_signed_in: 401,
  invalid_token: 401,
  identity_unavailable: 503,
  not_yours: 403,
  admins_only: 403,
}
