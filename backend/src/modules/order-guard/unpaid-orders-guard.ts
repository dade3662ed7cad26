import { UNPAID_ORDERS_LOCK } from "../../locks/locks"

/** What PostgreSQL raises when a customer has as many unpaid orders as one may. */
export const TOO_MANY_UNPAID_ORDERS = "SH003"

export type UnpaidOrderLimits = {
  /** Unpaid orders of one customer at most; 0: any number. */
  most: number
  /** After how long an unpaid order is cancelled; 0: never. */
  hours: number
}

/** Older ones are cancelled by the shop: nobody need look for them among years of orders. */
const YOUNG = (hours: number) =>
  hours > 0 ? `and o.created_at > now() - make_interval(hours => ${hours})` : ""

/**
 * As the expiry has it (queries/order/overdue-orders): placed, not cancelled, something due for it,
 * nothing paid and nothing sent. The demo's are there to be looked at.
 */
const UNPAID = (hours: number) => `select from "order" o
    where o.customer_id = new.customer_id ${YOUNG(hours)}
      and o.status = 'pending' and o.canceled_at is null and o.deleted_at is null
      and not o.is_draft_order and o.metadata -> 'is_demo' is null
      and exists (select from order_summary books
        where books.order_id = o.id and books.version = o.version and books.deleted_at is null
          and cast(books.totals ->> 'pending_difference' as numeric) > 0)
      and not exists (select from order_payment_collection link
        join payment on payment.payment_collection_id = link.payment_collection_id
          and payment.deleted_at is null and payment.captured_at is not null
        where link.order_id = o.id and link.deleted_at is null)
      and not exists (select from order_fulfillment link
        join fulfillment parcel on parcel.id = link.fulfillment_id
          and parcel.deleted_at is null and parcel.canceled_at is null
        where link.order_id = o.id and link.deleted_at is null)`

const COUNTING = ({ most, hours }: UnpaidOrderLimits) => `
create index if not exists shop_order_of_customer
  on "order" (customer_id, created_at) where deleted_at is null and canceled_at is null;

create or replace function shop_count_unpaid() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('${UNPAID_ORDERS_LOCK}' || new.customer_id, 0));
  if (select count(*) from (${UNPAID(hours)} limit ${most}) unpaid) >= ${most} then
    raise exception 'Customer % has ${most} unpaid orders', new.customer_id
      using errcode = '${TOO_MANY_UNPAID_ORDERS}';
  end if;
  return new;
end $$;

create or replace trigger shop_count_unpaid
  before insert on "order"
  for each row when (new.customer_id is not null and not new.is_draft_order
    and new.metadata -> 'is_demo' is null)
  execute function shop_count_unpaid();
`

/**
 * Bounds the unpaid orders of one customer in the database itself, whatever door makes them. A
 * customer's orders come one by one, or thirty that are sent at once would each find room. Drafts of
 * staff are none, and become orders by an update, which is not looked at.
 */
export function unpaidOrdersGuard(limits: UnpaidOrderLimits): string {
  return limits.most > 0
    ? COUNTING(limits)
    : `drop trigger if exists shop_count_unpaid on "order";\n`
}
