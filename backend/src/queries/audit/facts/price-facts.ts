import { factsBy } from "./fact"

/** Base or of a list, for any quantity or some, for everybody or under rules. */
const NAME_OF_PRICE = `concat_ws(', ', upper(price.currency_code),
  (select 'list ' || l.title from price_list l where l.id = price.price_list_id),
  case when price.min_quantity is not null or price.max_quantity is not null
    then concat(price.min_quantity, '–', price.max_quantity, ' pieces') end,
  (select string_agg(r.attribute || ' ' || r.value, ', ' order by r.attribute, r.value)
    from price_rule r where r.price_id = price.id and r.deleted_at is null))`

/** By product: an entry for each variant, amounts in major units. */
export const readPriceFacts = factsBy(`select v.id as key, p.id as thing_id,
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
