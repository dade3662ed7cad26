/** Joins order `o` with `money`: what was taken for it, and what of that went back, in major units. */
export const ORDER_MONEY = `cross join lateral (
    select
      coalesce(sum((select sum(amount) from capture
        where payment_id = payment.id and deleted_at is null)), 0) as taken,
      coalesce(sum((select sum(amount) from refund
        where payment_id = payment.id and deleted_at is null)), 0) as given_back
    from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id
      and payment.deleted_at is null
    where link.order_id = o.id and link.deleted_at is null
  ) money`
