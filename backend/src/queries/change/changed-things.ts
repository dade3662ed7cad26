import type { MedusaContainer } from "@medusajs/framework/types"
import type { THING_CHANGES } from "../../contract/change/change-types"
import { ladderJson } from "../../prices/winning-price"
import { queryPrepared } from "../database/prepared-query"
import {
  PRICE_OF_VARIANT,
  RULE_OF_PRODUCT,
  SHOP,
  SHOP_AND_GUESTS_LISTS,
} from "../product/price-in-force"
import { AVAILABLE, ROW_NAME } from "../product/list/sellable-rows"
import { ROW_ID } from "../product/row-id"

type ThingChange = (typeof THING_CHANGES)[number]

const WANTED = "any(cast(:ids as text[]))"

const PART = `'product_id', p.id, 'variant_id', v.id, 'part_id', ${ROW_ID}, 'sku', v.sku,
    'name', ${ROW_NAME}`

const IS_THERE = "v.deleted_at is null and p.deleted_at is null"

/** By type, the things of some ids as they are now; what is gone has no row. */
const THINGS: Readonly<Record<ThingChange, string>> = {
  "product.changed": `select v.id, jsonb_build_object(${PART},
      'external_id', p.external_id, 'status', p.status) as data
    from product_variant v join product p on p.id = v.product_id
    where v.id = ${WANTED} and ${IS_THERE}`,
  "price.changed": `with ${SHOP_AND_GUESTS_LISTS}
    select v.id, jsonb_build_object(${PART}, 'currency_code', shop.currency_code,
      'ladder', coalesce((
        select jsonb_agg(jsonb_build_object('from', rung -> 'from', 'unit_price', rung -> 'unitPrice'))
        from jsonb_array_elements(cast(${ladderJson("price")} as jsonb)) rung), '[]')) as data
    from product_variant v
    join product p on p.id = v.product_id
    cross join shop
    cross join ${RULE_OF_PRODUCT}
    left join ${PRICE_OF_VARIANT} price on true
    where v.id = ${WANTED} and ${IS_THERE}`,
  "stock.changed": `with ${SHOP}
    select v.id, jsonb_build_object(${PART}, 'available', cast(${AVAILABLE} as int)) as data
    from product_variant v
    join product p on p.id = v.product_id
    cross join shop
    where v.id = ${WANTED} and ${IS_THERE} and v.manage_inventory`,
  "review.changed": `select r.id, jsonb_build_object('id', r.id, 'product_id', (
        select link.product_id from product_product_review_review link
        where link.review_id = r.id and link.deleted_at is null limit 1),
      'name', r.name, 'title', r.title, 'description', r.description, 'rating', r.rating,
      'status', r.status, 'reply', r.reply) as data
    from review r where r.id = ${WANTED} and r.deleted_at is null`,
  "customer.changed": `select c.id, jsonb_build_object('id', c.id, 'external_id', k.external_id,
      'email', c.email, 'name', btrim(concat_ws(' ', c.first_name, c.last_name)),
      'phone', c.phone, 'company', c.company_name, 'groups', array(
        select g.name from customer_group_customer member
        join customer_group g on g.id = member.customer_group_id and g.deleted_at is null
        where member.customer_id = c.id and member.deleted_at is null order by g.name)) as data
    from customer c left join sync_key k on k.customer_id = c.id
    where c.id = ${WANTED} and c.deleted_at is null`,
}

/** What there is to tell of things, by their ids. */
export async function readChangedThings(
  container: MedusaContainer,
  type: ThingChange,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  const rows = await queryPrepared<{ id: string; data: object }>(container, THINGS[type], {
    ids: [...ids],
  })
  return new Map(rows.map(({ id, data }) => [id, data]))
}
