import { ERASED } from "../../contract/account/person"
import { FIELDS_KEY } from "../../queries/field/field-values"

const MINE = "any(:customer_ids)"
const MY_ORDERS = "any(:order_ids)"
const NO_NAME = `first_name = null, last_name = null, company = null, address_1 = null,
  address_2 = null, city = null, province = null, postal_code = null, phone = null,
  customer_id = null, metadata = null`

/** Emptied, not deleted: an order's books and a cart's lines point at them. */
const ADDRESSES = [
  `update order_address set ${NO_NAME} where customer_id = ${MINE} or id in (
    select unnest(array[shipping_address_id, billing_address_id]) from "order"
    where id = ${MY_ORDERS})`,
  `update cart_address set ${NO_NAME} where customer_id = ${MINE} or id in (
    select unnest(array[shipping_address_id, billing_address_id]) from cart
    where customer_id = ${MINE} or lower(email) = :email)`,
  `update fulfillment_address set first_name = null, last_name = null, company = null,
    address_1 = null, address_2 = null, city = null, province = null, postal_code = null,
    phone = null, metadata = null
  where id in (select delivery_address_id from fulfillment where id in (
    select fulfillment_id from order_fulfillment where order_id = ${MY_ORDERS}))`,
]

/** The orders and what was paid stay, as the law asks for the books of a sale; what plugins asked for goes. */
const TRADE = [
  `update "order" set email = null, customer_id = null,
    metadata = metadata - '${FIELDS_KEY}' where id = ${MY_ORDERS}`,
  // Medusa keeps a line's twice.
  ...[
    ["order_line_item", "id"],
    ["order_item", "item_id"],
  ].map(
    ([table, id]) => `update ${table} set metadata = metadata - '${FIELDS_KEY}'
      where metadata -> '${FIELDS_KEY}' is not null and ${id} in (
        select item_id from order_item where order_id = ${MY_ORDERS})`,
  ),
  `update cart_line_item set metadata = metadata - '${FIELDS_KEY}'
    where metadata -> '${FIELDS_KEY}' is not null and cart_id in (
      select id from cart where customer_id = ${MINE} or lower(email) = :email)`,
  `update cart set email = null, customer_id = null, metadata = null
    where customer_id = ${MINE} or lower(email) = :email`,
  `update payment_session set context = null where payment_collection_id in (
    select payment_collection_id from order_payment_collection where order_id = ${MY_ORDERS})`,
  `update review set name = '${ERASED}', email = '', metadata = metadata - '${FIELDS_KEY}'
    where lower(email) = :email`,
]

/** What an ERP sent of them. */
const SYNCED = [
  `delete from sync_key where customer_id = ${MINE}`,
  `delete from sync_version where kind = 'customers' and thing_id = ${MINE}`,
  `delete from sync_bad_row where strpos(lower(sent), :email) > 0`,
]

const MESSAGES = [
  `delete from notification where lower("to") = :email
    or resource_type = 'order' and resource_id = ${MY_ORDERS}`,
  `delete from webhook_delivery where strpos(lower(payload), to_json(:email::text)::text) > 0`,
]

/** Notes to their orders go: nobody knows what they tell. What they wrote to others' stays, as reviews do. */
const NOTES = [
  `delete from order_note where order_id = ${MY_ORDERS}`,
  `update order_note set author_id = null, author = '${ERASED}'
    where author_id = ${MINE} or lower(author) = :email`,
]

/** What came back stays with the sale; what people wrote of it and their pictures go. */
const RETURNS = [
  `delete from return_request_picture where request_id in (
    select id from return_request where order_id = ${MY_ORDERS} or customer_id = ${MINE})`,
  `update return_request set customer_id = null, note = '', answer = '', refusal = '', amount_reason = '',
    idempotency_key = null where order_id = ${MY_ORDERS} or customer_id = ${MINE}`,
]

const PERSON = [
  `delete from part_list_line where list_id in (
    select id from part_list where customer_id = ${MINE})`,
  `delete from part_list where customer_id = ${MINE}`,
  `delete from account_holder where lower(email) = :email`,
  `delete from auth_identity where id in (
    select auth_identity_id from provider_identity
    where provider = 'firebase' and entity_id = any(:uids))`,
  `delete from member where id in (
    select member_id from customer_customer_member_member where customer_id = ${MINE})`,
  `delete from customer_customer_member_member where customer_id = ${MINE}`,
  `delete from customer where id = ${MINE}`,
  `delete from "user" where lower(email) = :email and deleted_at is not null`,
  `delete from invite where lower(email) = :email`,
]

/**
 * Takes a person out of every table of the shop, in this order. Bindings: `email` in small letters,
 * `customer_ids`, `order_ids`, `uids`.
 */
export const ERASE_STATEMENTS = [
  ...ADDRESSES,
  ...TRADE,
  ...NOTES,
  ...RETURNS,
  ...SYNCED,
  ...MESSAGES,
  ...PERSON,
]

/** In a shop that has garages. */
export const ERASE_GARAGE = `delete from garage_vehicle where customer_id = ${MINE}`

/** The trail's own door (see its migrations): lets this transaction erase one mail, and nothing else. */
export const OPEN_TRAIL = "select set_config('shop.erased_mail', ?, true)"

export const ERASE_IN_TRAIL = `update audit_entry set
    actor_name = case when lower(actor_name) = :email then '${ERASED}' else actor_name end,
    thing_name = case when lower(thing_name) = :email then '${ERASED}' else thing_name end,
    before = shop_without_mail(before, :email), after = shop_without_mail(after, :email)
  where lower(actor_name) = :email or lower(thing_name) = :email
    or strpos(lower(before::text), to_json(:email::text)::text) > 0
    or strpos(lower(after::text), to_json(:email::text)::text) > 0`
