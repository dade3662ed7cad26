const MINE = "any(:customer_ids)"

const ADDRESS = (column: string) =>
  `(select to_jsonb(a) from order_address a where a.id = ${column})`

/**
 * What the shop holds of a person, by kind, newest first. Bindings: `email` in small letters,
 * `customer_ids`, `order_ids`, `uids`, `limit`.
 */
export const RECORD_STATEMENTS: Readonly<Record<string, string>> = {
  customers: `select * from customer where id = ${MINE} order by created_at desc limit :limit`,
  addresses: `select * from customer_address where customer_id = ${MINE}
    order by created_at desc limit :limit`,
  profiles: `select * from member where id in (
      select member_id from customer_customer_member_member where customer_id = ${MINE})
    order by created_at desc limit :limit`,
  identities: `select provider, entity_id, user_metadata, created_at from provider_identity
    where provider = 'firebase' and entity_id = any(:uids)
    order by created_at desc limit :limit`,
  staff_users: `select * from "user" where lower(email) = :email
    order by created_at desc limit :limit`,
  orders: `select o.*, ${ADDRESS("o.shipping_address_id")} as shipping_address,
      ${ADDRESS("o.billing_address_id")} as billing_address,
      (select jsonb_agg(jsonb_build_object('title', line.title, 'sku', line.variant_sku,
          'quantity', item.quantity, 'unit_price', coalesce(item.unit_price, line.unit_price))
          order by line.id)
        from order_item item join order_line_item line on line.id = item.item_id
        where item.order_id = o.id and item.version = o.version
          and item.deleted_at is null) as lines,
      (select jsonb_agg(jsonb_build_object('id', payment.id, 'provider', payment.provider_id,
          'provider_payment_id', payment.data ->> 'id', 'amount', payment.amount,
          'currency', payment.currency_code, 'captured_at', payment.captured_at,
          'refunds', (select jsonb_agg(jsonb_build_object('amount', amount, 'at', created_at))
            from refund where payment_id = payment.id and deleted_at is null)))
        from order_payment_collection link
        join payment on payment.payment_collection_id = link.payment_collection_id
        where link.order_id = o.id and payment.deleted_at is null) as payments
    from "order" o where o.id = any(:order_ids) order by o.created_at desc limit :limit`,
  // Of their orders, and what they wrote as staff.
  order_notes: `select id, order_id, text, is_internal, author, created_at from order_note
    where order_id = any(:order_ids) or author_id = ${MINE} or lower(author) = :email
    order by created_at desc limit :limit`,
  erp_ids: `select external_id from sync_key where customer_id = ${MINE}
    order by external_id limit :limit`,
  erp_bad_rows: `select run_id, row, sent, problem from sync_bad_row
    where strpos(lower(sent), :email) > 0 order by run_id desc, row limit :limit`,
  returns: `select r.id, r.order_id, r.number, r.state, r.note, r.answer, r.refusal, r.settlement, r.amount,
      r.amount_reason, r.created_at, r.approved_at, r.refused_at, r.withdrawn_at, r.received_at,
      r.settled_at,
      (select jsonb_agg(jsonb_build_object('line_item_id', line.line_item_id,
          'quantity', line.quantity, 'reason', line.reason, 'good', line.good,
          'damaged', line.damaged) order by line.line_item_id)
        from return_request_line line
        where line.request_id = r.id and line.deleted_at is null) as lines,
      (select jsonb_agg(encode(picture.content, 'base64') order by picture.created_at)
        from return_request_picture picture where picture.request_id = r.id) as pictures_webp
    from return_request r where r.order_id = any(:order_ids) or r.customer_id = ${MINE}
    order by r.created_at desc limit :limit`,
  carts: `select cart.*,
      (select to_jsonb(a) from cart_address a where a.id = cart.shipping_address_id) as shipping_address,
      (select jsonb_agg(jsonb_build_object('title', line.title, 'sku', line.variant_sku,
          'quantity', line.quantity, 'unit_price', line.unit_price))
        from cart_line_item line
        where line.cart_id = cart.id and line.deleted_at is null) as lines
    from cart where customer_id = ${MINE} or lower(email) = :email
    order by created_at desc limit :limit`,
  part_lists: `select list.*,
      (select jsonb_agg(jsonb_build_object('variant_id', line.variant_id, 'sku', variant.sku,
          'quantity', line.quantity, 'note', line.note) order by line.position)
        from part_list_line line left join product_variant variant on variant.id = line.variant_id
        where line.list_id = list.id and line.deleted_at is null) as lines
    from part_list list where customer_id = ${MINE} order by created_at desc limit :limit`,
  reviews: `select * from review where lower(email) = :email order by created_at desc limit :limit`,
  mails: `select "to", template, data, status, resource_id, created_at from notification
    where lower("to") = :email order by created_at desc limit :limit`,
  webhook_deliveries: `select type, payload, state, created_at from webhook_delivery
    where strpos(lower(payload), to_json(:email::text)::text) > 0
    order by created_at desc limit :limit`,
  audit_trail: `select * from audit_entry
    where actor_id = ${MINE} or thing_id = ${MINE} or thing_id = any(:order_ids)
      or lower(actor_name) = :email
      or strpos(lower(before::text), to_json(:email::text)::text) > 0
      or strpos(lower(after::text), to_json(:email::text)::text) > 0
    order by created_at desc, id desc limit :limit`,
}

/** The same of a shop that has garages: one without vehicles has no such tables. */
export const GARAGE_RECORDS: Readonly<Record<string, string>> = {
  garage: `select own.*, k.name as make, m.name as model, v.generation
    from garage_vehicle own
    join vehicle v on v.id = own.vehicle_id
    join vehicle_model m on m.id = v.model_id
    join vehicle_make k on k.id = m.make_id
    where own.customer_id = ${MINE} order by own.created_at desc limit :limit`,
}
