import { factsBy } from "./fact"

/** By review. */
export const readReviewFacts = factsBy(`select id as key, id as thing_id, title as thing_name,
    json_build_object('status', status, 'reply', reply, 'rating', rating, 'by', email) as values
  from review
  where id = any(?) and deleted_at is null
  order by id`)
