import type { FactKind } from "../../../contract/staff/audit-trail"
import { factsBy, type ReadFacts } from "./fact"
import { readOrderFacts } from "./order-facts"

/** By inventory item: an entry for each place; the thing is the product that the item belongs to. */
const readStockFacts = factsBy(`select level.id as key,
    coalesce(part.product_id, item.id) as thing_id,
    concat_ws(' ', coalesce(part.name, item.title, item.sku, item.id),
      case when count(*) over (partition by item.id) > 1 then '(' || place.name || ')' end)
      as thing_name,
    json_build_object('stocked', level.stocked_quantity) as values
  from inventory_level level
  join inventory_item item on item.id = level.inventory_item_id
  left join stock_location place on place.id = level.location_id
  left join lateral (
    select p.id as product_id,
      case when (select count(*) from product_variant s
          where s.product_id = p.id and s.deleted_at is null) > 1
        then p.title || ' ' || v.title else p.title end as name
    from product_variant_inventory_item link
    join product_variant v on v.id = link.variant_id and v.deleted_at is null
    join product p on p.id = v.product_id
    where link.inventory_item_id = item.id and link.deleted_at is null
    order by v.id limit 1
  ) part on true
  where item.id = any(?) and level.deleted_at is null
  order by level.id`)

/** Of the one row; what nobody set is null, and there is no row before the first change. */
const readSettingsFacts = factsBy(`select ids.id as key, ids.id as thing_id,
    'Shop settings' as thing_name,
    coalesce(to_jsonb(s) - '{id,created_at,updated_at,deleted_at}'::text[], '{}') as values
  from unnest(cast(? as text[])) ids(id)
  left join shop_setting s on s.id = ids.id and s.deleted_at is null`)

/** By product. */
const readRuleFacts = factsBy(`select p.id as key, p.id as thing_id, p.title as thing_name,
    json_build_object('minimum', rule.minimum, 'maximum', rule.maximum,
      'multiple', rule.multiple, 'carton', rule.carton) as values
  from product p
  left join product_product_quantity_rule_quantity_rule link
    on link.product_id = p.id and link.deleted_at is null
  left join quantity_rule rule on rule.id = link.quantity_rule_id and rule.deleted_at is null
  where p.id = any(?) and p.deleted_at is null
  order by p.id`)

/** By member; the thing is the customer. */
const readRoleFacts = factsBy(`select m.id as key, c.id as thing_id, c.email as thing_name,
    json_build_object('administrator', m.is_admin) as values
  from member m
  join customer_customer_member_member link on link.member_id = m.id and link.deleted_at is null
  join customer c on c.id = link.customer_id
  where m.id = any(?) and m.deleted_at is null
  order by m.id`)

/** By review. */
const readReviewFacts = factsBy(`select id as key, id as thing_id, title as thing_name,
    json_build_object('status', status, 'reply', reply, 'rating', rating, 'by', email) as values
  from review
  where id = any(?) and deleted_at is null
  order by id`)

/** SQL of a row `price`: base or of a list, for any quantity or some, for everybody or under rules. */
export const NAME_OF_PRICE = `concat_ws(', ', upper(price.currency_code),
  (select 'list ' || l.title from price_list l where l.id = price.price_list_id),
  case when price.min_quantity is not null or price.max_quantity is not null
    then concat(price.min_quantity, '–', price.max_quantity, ' pieces') end,
  (select string_agg(r.attribute || ' ' || r.value, ', ' order by r.attribute, r.value)
    from price_rule r where r.price_id = price.id and r.deleted_at is null))`

/** By product: an entry for each variant, amounts in major units. */
const readPriceFacts = factsBy(`select v.id as key, p.id as thing_id,
    case when count(*) over (partition by p.id) > 1 then p.title || ' ' || v.title else p.title end
      as thing_name,
    (select coalesce(json_object_agg(${NAME_OF_PRICE}, price.amount), '{}')
      from product_variant_price_set link
      join price on price.price_set_id = link.price_set_id and price.deleted_at is null
      where link.variant_id = v.id and link.deleted_at is null) as values
  from product p
  join product_variant v on v.product_id = p.id and v.deleted_at is null
  where p.id = any(?) and p.deleted_at is null
  order by v.id`)

/** By customer: that the shop knows whose it is. The entry of an erasure names nobody. */
const readPersonFacts = factsBy(`select id as key, id as thing_id,
    'erased person' as thing_name, json_build_object('known', true) as values
  from customer
  where id = any(?)
  order by id`)

/** Medusa's end of a key lies in the future where it is to end by itself; clocks may differ a little. */
const IS_TO_END = "k.revoked_at > now() + interval '1 minute'"

/** By key: programs are known by its title and the ends of its token, never by the token. */
const readKeyFacts = factsBy(`select k.id as key, k.id as thing_id,
    concat_ws(' ', k.title, k.redacted) as thing_name,
    json_build_object('title', k.title, 'type', k.type,
      'revoked', k.revoked_at is not null and not ${IS_TO_END},
      'ends', case when ${IS_TO_END} then k.revoked_at end,
      'scopes', array_to_string(limits.scopes, ', '),
      'outlives_maker', limits.outlives_maker) as values
  from api_key k
  left join scoped_key limits on limits.id = k.id
  where k.id = any(?) and k.deleted_at is null
  order by k.id`)

/** What the trail knows of each kind of thing. */
export const READ_FACTS: Readonly<Record<FactKind, ReadFacts>> = {
  role: readRoleFacts,
  price: readPriceFacts,
  stock: readStockFacts,
  order: readOrderFacts,
  review: readReviewFacts,
  quantity_rule: readRuleFacts,
  settings: readSettingsFacts,
  person: readPersonFacts,
  api_key: readKeyFacts,
}
