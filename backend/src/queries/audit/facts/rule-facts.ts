import { factsBy } from "./fact"

/** By product. */
export const readRuleFacts = factsBy(`select p.id as key, p.id as thing_id, p.title as thing_name,
    json_build_object('minimum', rule.minimum, 'maximum', rule.maximum,
      'multiple', rule.multiple, 'carton', rule.carton) as values
  from product p
  left join product_product_quantity_rule_quantity_rule link
    on link.product_id = p.id and link.deleted_at is null
  left join quantity_rule rule on rule.id = link.quantity_rule_id and rule.deleted_at is null
  where p.id = any(?) and p.deleted_at is null
  order by p.id`)
