import { factsBy } from "./fact"

/** By member; the thing is the customer. */
export const readRoleFacts = factsBy(`select m.id as key, c.id as thing_id, c.email as thing_name,
    json_build_object('administrator', m.is_admin) as values
  from member m
  join customer_customer_member_member link on link.member_id = m.id and link.deleted_at is null
  join customer c on c.id = link.customer_id
  where m.id = any(?) and m.deleted_at is null
  order by m.id`)
