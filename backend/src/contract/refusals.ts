import { ACCOUNT_REFUSALS } from "./account/account-refusals"
import { ACES_REFUSALS } from "./aces/aces-refusals"
import { ORDER_REFUSALS } from "./order/order-refusals"
import { LIST_REFUSALS } from "./part-list/list-refusals"
import { PRODUCT_REFUSALS } from "./product/product-refusals"
import { RETURN_REFUSALS } from "./return/return-refusals"
import { GOODS_REFUSALS } from "./staff/goods-refusals"
import { VEHICLE_REFUSALS } from "./vehicle/vehicle-refusals"

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
      list: "The list is larger than 500 kB",
      long_list: "The list is larger than 2 MB",
      file: "A file may have at most 10 MB",
      sync: "A file may have at most 200 MB",
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
      xml: "Send the file as application/xml",
      sync: "Send the rows as application/x-ndjson or as text/csv",
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

  ...PRODUCT_REFUSALS,
  ...ORDER_REFUSALS,
  ...RETURN_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...LIST_REFUSALS,
  ...GOODS_REFUSALS,
  ...VEHICLE_REFUSALS,
  ...ACES_REFUSALS,

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

  // An unknown review and somebody else's answer alike.
  review_not_found: { status: 404, sentence: "There is no such review" },

  // Who is in Medusa Admin.
  staff_session_not_found: { status: 404, sentence: "There is no such open session" },

  // Programs with a key of some scopes.
  scoped_key_not_found: { status: 404, sentence: "There is no such key that opens anything" },
  out_of_scope: {
    status: 403,
    sentence: "This key does not open this address. Its scopes: {scopes}",
    doc: "The key's scopes do not reach so far",
    variants: {
      types: "This key may not be told of {types}. Its scopes: {scopes}",
      fields: "A key with scopes reads what a call answers by itself: leave out fields",
    },
  },

  // What an ERP sends.
  sync_run_not_found: { status: 404, sentence: "There is no such run" },

  // The feed of what changed.
  changes_forgotten: {
    status: 410,
    sentence:
      "What changed behind this cursor is not kept any more: read what you need in full, and go on with after=now",
  },
  unknown_change: {
    status: 400,
    sentence: "after must be a cursor of this shop's changes, or now",
  },

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
