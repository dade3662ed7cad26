import { ACCOUNT_REFUSALS } from "./account/account-refusals"

/** What the shop refuses a call with: the answer's status and what people read. */
export type Refusal = {
  status: number
  /** For people; `{name}` stands for a fact of the case. */
  sentence: string
  /** What the document tells whoever writes a client, where the sentence does not. */
  doc?: string
  /** Sentences for cases of the same code. */
  variants?: Readonly<Record<string, string>>
}

/**
 * Every refusal of the shop by its code. The sentences of the specification stand here letter for
 * letter. Plain data: browsers may take it without a schema library.
 */
export const REFUSALS = {
  // How a call is written.
  not_found: { status: 404, sentence: "There is no such address" },
  method_not_allowed: { status: 405, sentence: "This address does not take this method" },
  invalid_host: { status: 400, sentence: "This call does not say which host it is for" },
  unknown_host: { status: 421, sentence: "The shop does not answer under this name" },
  invalid_address: { status: 400, sentence: "This address is not well formed" },
  invalid_json: { status: 400, sentence: "The body is not valid JSON" },
  invalid_body: { status: 400, sentence: "The body cannot be read" },
  invalid_input: {
    status: 400,
    sentence: "{complaint}",
    doc: "A field is missing or wrong: errors names it",
  },
  invalid_request: { status: 400, sentence: "This request cannot be answered" },
  conflict: { status: 409, sentence: "This is in conflict with another request" },
  invalid_multipart: { status: 400, sentence: "The upload is not a whole multipart message" },
  body_too_large: {
    status: 413,
    sentence: "The body is larger than 100 kB",
    doc: "The body is larger than this call takes",
    variants: {
      file: "A file may have at most 10 MB",
      uncounted: "A file may have at most 10 MB, and its length must be sent with it",
    },
  },
  unsupported_media_type: {
    status: 415,
    sentence: "The body must be JSON",
    doc: "Only png, jpeg, webp and avif are pictures here",
    variants: {
      multipart: "Send the file as multipart/form-data",
      csv: "Send the file as text/csv or as multipart/form-data",
      picture: "The picture must be a PNG, JPEG, WebP or AVIF file",
    },
  },
  too_many_requests: {
    status: 429,
    sentence: "Too many requests. Try again in a moment.",
    doc: "Too many calls: wait as long as Retry-After says",
    variants: { sign_in: "Too many requests" },
  },

  // Who calls.
  not_signed_in: { status: 401, sentence: "No user is logged in" },
  invalid_token: { status: 401, sentence: "No user is logged in" },
  sign_in_again: {
    status: 401,
    sentence: "No user is logged in",
    doc: "The sign-in is older than the shop takes: sign in anew at the identity provider",
  },
  not_yours: {
    status: 403,
    sentence: "This belongs to somebody else",
    variants: { mail: "This mail address belongs to somebody else" },
  },
  admins_only: {
    status: 403,
    sentence: "This is for administrators",
    variants: { stock: "The order already took the stock" },
  },
  forbidden: { status: 403, sentence: "This is not yours to decide" },

  // The shop itself.
  internal_error: {
    status: 500,
    sentence: "Something went wrong on our side. Try again in a moment.",
  },
  unavailable: {
    status: 503,
    sentence: "The shop cannot do this at the moment. Try again soon.",
    doc: "The shop cannot answer now. Try again in a moment.",
  },
  database_unavailable: {
    status: 503,
    sentence: "The shop cannot reach its database. Try again in a moment.",
  },
  overloaded: {
    status: 503,
    sentence: "The shop has more to do than it can. Try again in a moment.",
  },
  storage_full: {
    status: 507,
    sentence: "The shop has no room for this file. Nothing of it was kept.",
  },
  identity_unavailable: {
    status: 503,
    sentence: "The sign-in service cannot be reached. Try again in a moment.",
    variants: {
      no_service_account: "The shop has no service account to manage sign-in accounts with",
      account_refused: "Google does not accept the shop's service account",
      permission_denied: "The shop's service account may not manage sign-in accounts",
    },
  },

  // Products and their pictures.
  product_not_found: {
    status: 404,
    sentence: "This product is no longer sold",
    variants: { unknown: "There is no such product" },
  },
  product_name_taken: { status: 409, sentence: "Another product has this name already" },
  name_of_variants: {
    status: 409,
    sentence: 'This is one of several variants of "{title}": its name must begin so',
    doc: "The name of a variant begins with its product's",
  },
  price_list_in_force: {
    status: 409,
    sentence: "A price list sets this price now: change it there, in Medusa Admin",
  },
  customer_group_not_found: { status: 404, sentence: "There is no such customer group" },
  ladder_changed: {
    status: 409,
    sentence: "Somebody changed these prices meanwhile: look at them again",
  },
  prices_by_quantity: {
    status: 409,
    sentence:
      '"{part}" has prices by quantity, which would be lost: change them under "Prices by quantity"',
    doc: "The part has prices by quantity, which a call that knows of none would remove",
  },
  stock_not_counted: {
    status: 409,
    sentence: "The stock of this product is not counted: turn that on in Medusa Admin first",
  },
  rule_allows_nothing: {
    status: 400,
    sentence: "Nothing could be ordered: the first quantity is {first}, above the maximum",
    doc: "The maximum of a quantity rule is below its first quantity",
  },
  invalid_image: {
    status: 400,
    sentence: "The picture is broken and cannot be read to its end",
    doc: "The file is no picture that the shop can read",
    variants: {
      animated: "The picture is animated: send a still one",
      too_large: "The picture has more than {limit} megapixels",
    },
  },
  image_host_refused: {
    status: 502,
    sentence: "The image host did not take the picture",
    variants: { bucket: "The bucket refused the file" },
  },
  image_host_unavailable: {
    status: 502,
    sentence: "The image host cannot be reached: try again later",
    variants: { bucket: "The bucket cannot be reached: try again later" },
  },

  // A purchase.
  price_changed: {
    status: 409,
    sentence: "The price is now {price}: look at it again before you order",
    doc: "The price or the total is another than the one sent",
    variants: { total: "The order comes to {total} now: look at it again before you order" },
  },
  cart_without_added_lines: {
    status: 409,
    sentence:
      "This shop adds to the order what a cart cannot hold: {titles}. Order in the shop itself",
    doc: "Plugins add lines to this order, which a cart of /store has no place for",
  },
  out_of_stock: { status: 409, sentence: "Sorry, we don't have enough stock for this product" },
  below_minimum: {
    status: 422,
    sentence: "sorry you have to order over {minimum} at a time",
    doc: "sorry you have to order over 50 at a time",
  },
  invalid_quantity: {
    status: 422,
    sentence: "this part is sold in other quantities: {hint}",
    doc: "The quantity is no multiple, or above the maximum, of this product",
  },

  too_many_unpaid_orders: {
    status: 409,
    sentence:
      "You have too many unpaid orders: pay for one or cancel one, then place this order again",
    doc: "The customer has as many unpaid orders as one may have",
  },

  // A basket.
  basket_changed: {
    status: 409,
    sentence: "Your basket was changed elsewhere: look at it again",
    doc: "The basket is another one than the version that was sent",
  },
  basket_full: {
    status: 409,
    sentence: "A basket holds at most {most} different parts",
    doc: "The basket would hold more different parts than it can",
  },

  // Orders. An unknown one and somebody else's answer alike: neither tells that it exists.
  order_not_found: { status: 404, sentence: "There is no such order" },
  order_cancelled: {
    status: 409,
    sentence: "This order was cancelled",
    variants: { paid: "This order was cancelled: what was paid for it is given back" },
  },
  order_delivered: { status: 409, sentence: "This order was already delivered" },
  order_paid: {
    status: 409,
    sentence: "This order is paid: it can be returned, not cancelled",
    doc: "The order is paid: staff give the money back",
  },
  order_on_its_way: {
    status: 409,
    sentence: "This order is on its way: cancel its fulfilment in Medusa Admin first",
  },
  order_completed: {
    status: 409,
    sentence: "This order is completed: it can be returned, not cancelled",
  },
  order_without_shipping: {
    status: 409,
    sentence: "This order has no way of shipping: give it one in Medusa Admin first",
  },
  stock_not_reserved: {
    status: 409,
    sentence: "No stock is reserved for this order: reserve it in Medusa Admin first",
  },

  // Paying and refunds.
  order_not_payable: { status: 409, sentence: "This order is already paid or cancelled" },
  order_ambiguous: {
    status: 409,
    sentence: "Several unpaid orders have this amount: pay from the order's row",
    doc: "Several unpaid orders have this amount: send the orderId",
  },
  already_paid: { status: 409, sentence: "This order was already paid with another payment" },
  amount_mismatch: {
    status: 409,
    sentence: "This is not the amount due: look at the order again before you pay",
  },
  payment_in_progress: {
    status: 409,
    sentence: "A payment for this order is on its way: do not pay again",
  },
  payment_not_for_order: { status: 422, sentence: "This payment does not belong to the order" },
  payment_not_succeeded: { status: 409, sentence: "This payment did not go through" },
  payment_not_settled: {
    status: 409,
    sentence: "The payment is not booked yet: try again in a moment",
  },
  payment_provider_refused: { status: 502, sentence: "The payment provider refused this payment" },
  payment_provider_unavailable: {
    status: 502,
    sentence: "The payment provider cannot be reached: try again later",
  },
  payment_intent_unknown: {
    status: 502,
    sentence: "The payment provider does not know this payment",
  },
  webhook_signature_invalid: {
    status: 400,
    sentence: "This is not a webhook of the payment provider",
  },
  refund_in_progress: {
    status: 409,
    sentence: "A refund of this payment is on its way: look at the order again in a moment",
  },
  refund_too_large: {
    status: 409,
    sentence: "This is more than is left of the payment, or nothing at all",
  },
  order_in_edit: {
    status: 409,
    sentence: "This order is being edited: confirm or cancel the edit before you refund",
  },

  ...ACCOUNT_REFUSALS,

  // An unknown review and somebody else's answer alike.
  review_not_found: { status: 404, sentence: "There is no such review" },

  // Who is in Medusa Admin.
  staff_session_not_found: { status: 404, sentence: "There is no such open session" },

  // Endpoints that staff have events sent to.
  webhook_not_found: { status: 404, sentence: "There is no such webhook" },
  delivery_not_found: { status: 404, sentence: "There is no such delivery" },
  webhook_off: {
    status: 409,
    sentence: "This webhook is switched off: switch it on to send to it",
  },
  too_many_webhooks: {
    status: 409,
    sentence: "There are {most} webhooks already",
    doc: "There are as many webhooks as the shop takes",
  },
} as const satisfies Readonly<Record<string, Refusal>>
