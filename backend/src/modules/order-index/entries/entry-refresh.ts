import { codeSql } from "../../../spelling/code-sql"

/** A longer one is no number, and more than an index takes. */
const LONGEST_CODE = 100

const codeOf = (text: string) => `replace(${codeSql(text)}, chr(10), '')`

/** What plugins declared, wherever they keep it in Medusa's row. */
const FIELDS = (metadata: string) => `(
      select field.value from jsonb_each_text(case jsonb_typeof(${metadata} -> 'shop_fields')
        when 'object' then ${metadata} -> 'shop_fields' else '{}' end) field)`

/** Lines that an edit took out are found, too: buyer and staff remember them. */
const LINES = `
    select line.id, line.variant_id, line.title, line.product_title, line.variant_sku,
      line.variant_barcode, line.metadata
    from order_item item join order_line_item line on line.id = item.item_id
    where item.order_id = o.id and item.deleted_at is null`

const PAYMENTS = `
    select payment.data ->> 'id' as id
    from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id
    where link.order_id = o.id and link.deleted_at is null and payment.deleted_at is null`

const NUMBERS = `
    select '#' || o.display_id as code
    union select cast(o.display_id as text)
    union select ${codeOf("o.id")}
    union select lower(right(o.id, 6))
    union select ${codeOf("sold.number")}
      from (${LINES}) line cross join unnest(array[line.variant_sku, line.variant_barcode]) sold(number)
    union select ${codeOf("paid.id")} from (${PAYMENTS}) paid
    union select ${codeOf("told.value")} from ${FIELDS("o.metadata")} told
      where told.value ~ '[0-9]'`

/** What is written of an address `a`. */
export const ADDRESS_WORDS = `concat_ws(chr(10),
    concat_ws(' ', a.first_name, a.last_name), a.company, a.address_1, a.address_2,
    concat_ws(' ', a.postal_code, a.city), a.province, a.phone)`

const WORDS = `concat_ws(chr(10), '#' || o.display_id, o.email, ${ADDRESS_WORDS},
    (select string_agg(concat_ws(chr(10), line.title,
        nullif(line.product_title, line.title), line.variant_sku, line.variant_barcode,
        (select string_agg(told.value, chr(10)) from ${FIELDS("line.metadata")} told)), chr(10))
      from (select distinct on (id) * from (${LINES}) line order by id) line),
    (select string_agg(paid.id, chr(10)) from (${PAYMENTS}) paid),
    (select string_agg(told.value, chr(10)) from ${FIELDS("o.metadata")} told))`

const TRUTH = `
    select o.id as order_id, o.created_at,
      o.canceled_at is not null or o.status = 'canceled' as is_cancelled,
      array(select code from (${NUMBERS}) number
        where length(code) between 1 and ${LONGEST_CODE} order by code) as codes,
      array(select distinct variant_id from (${LINES}) line
        where variant_id is not null order by variant_id) as variant_ids,
      lower(${WORDS}) as words
    from "order" o
    left join order_address a on a.id = o.shipping_address_id and a.deleted_at is null
    where o.id = any(ids) and o.deleted_at is null and not o.is_draft_order`

const COLUMNS = ["created_at", "is_cancelled", "codes", "variant_ids", "words"]
const LIST = COLUMNS.join(", ")

/**
 * How the entries come to what is true. Two transactions may change one order, each in tables of its
 * own: each holds the entry first and then reads, so who comes second sees what the first committed.
 */
export const ENTRY_REFRESH = `
create or replace function shop_order_refresh(ids text[]) returns void language plpgsql as $$
begin
  perform from order_entry where order_id = any(ids) order by order_id for update;
  with truth as materialized (${TRUTH}
  ), gone as (
    delete from order_entry e
    where e.order_id = any(ids) and not exists (select from truth t where t.order_id = e.order_id)
  )
  insert into order_entry as e (order_id, ${LIST}) select order_id, ${LIST} from truth
  on conflict (order_id) do update set (${LIST}) =
    (${COLUMNS.map((column) => `excluded.${column}`).join(", ")})
  where (${COLUMNS.map((column) => `e.${column}`).join(", ")})
    is distinct from (${COLUMNS.map((column) => `excluded.${column}`).join(", ")});
end $$;
`
