/**
 * What is true of a return, said once, for SQL about a `return_request r`.
 *
 * A refund that the provider refuses leaves its return received: staff settle it anew. Nothing has to
 * be written for it, so that no kill can come between.
 */

/** Joins `refunds`: how what was written down to go back for a return stands. */
export const RETURN_REFUNDS = `cross join lateral (
    select count(*) as count, coalesce(bool_or(asked.status = 'open'), false) as is_open,
      coalesce(bool_or(asked.status = 'refused'), false) as is_refused,
      coalesce(sum(asked.amount) filter (where asked.status = 'booked'), 0) as booked,
      coalesce(jsonb_agg(asked.id) filter (where asked.status <> 'refused'),
        cast('[]' as jsonb)) as standing, max(asked.updated_at) as changed_at
    from refund_request asked
    where asked.id in (
      select jsonb_array_elements_text(coalesce(r.refund_request_ids, cast('[]' as jsonb))))
  ) refunds`

/** Wants RETURN_REFUNDS, as all that follows. */
export const RETURN_STATE = `case when r.state = 'settled' and refunds.is_refused then 'received'
    else r.state end`

export const REFUND_STATE = `case when r.settlement is distinct from 'refund' then null
    when refunds.is_refused then 'refused' when refunds.is_open then 'open'
    when refunds.count > 0 then 'booked' else 'none' end`

/** What happened to a return, by name and time. A refund that waits for its provider is no news yet. */
export const RETURN_STEPS = `(select * from (values ('requested', r.created_at),
    ('approved', r.approved_at), ('refused', r.refused_at), ('received', r.received_at),
    ('settled', case
      when ${RETURN_STATE} = 'settled'
        and coalesce(${REFUND_STATE}, 'none') in ('none', 'booked')
      then greatest(r.settled_at, refunds.changed_at) end)) steps(name, at))`

/** Staff have to go on with it. */
export const IS_WAITING = `(${RETURN_STATE} in ('requested', 'approved', 'received'))`

/** Pieces of an order's line, by its id, that were asked back and nobody has decided on: Medusa knows nothing of these yet. */
export const askedPieces = (line_id: string) => `coalesce((
    select sum(asked.quantity) from return_request_line asked
    join return_request wish on wish.id = asked.request_id
      and wish.state = 'requested' and wish.deleted_at is null
    where asked.line_item_id = ${line_id} and asked.deleted_at is null), 0)`
