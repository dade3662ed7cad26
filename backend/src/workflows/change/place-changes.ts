import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { holdNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import {
  HAPPENED,
  HAPPENED_DETAIL,
  HAPPENED_TO,
  IS_NEWS,
} from "../../queries/order-events/happened"
import { IS_PLACED } from "../../queries/order/order-facts"
import { ORDERS_OF_MARKS, THINGS_OF_MARKS } from "./what-marks-name"

/** Marks of one turn. One of a file of an ERP's names 500 parts. */
const MARKS = 500

/** Things of one entry: a page of readers reads an entry whole. */
const MOST_THINGS = 500

/** Of all that marks lead to; longer ago than that nobody is told (workflows/change/forget-changes). */
const IS_RECENT = "news.at > now() - interval '30 days'"

const PLACE = `with taken as materialized (
  delete from change_mark
  where id in (select id from change_mark order by id limit ${MARKS})
  returning id, kind, ids, at
), named as not materialized (
  -- In each place for its own kind: kept whole, all ids were gone through once for each kind.
  select t.id as mark, t.kind, t.at, one.id from taken t cross join lateral unnest(t.ids) one(id)
), things as (
  -- Of a thing that changed several times the last counts: what is told is what it is now.
  select type, thing_id, max(mark) as mark, max(at) as at
  from (${THINGS_OF_MARKS}
    union all
    select 'order.changed', o.id, named.mark, named.at
    from named join "order" o on o.id = named.id
    where named.kind = 'changed_order' and ${IS_PLACED} and o.metadata -> 'is_demo' is null) found
  group by type, thing_id
), in_pieces as (
  select type, thing_id, mark, max(at) over (partition by type, mark) as at,
    (row_number() over (partition by type, mark order by thing_id) - 1) / ${MOST_THINGS} as piece
  from things
), orders as materialized (
  select distinct order_id from (${ORDERS_OF_MARKS}) marked
), events as (
  select news.type, array[news.order_id] as thing_ids, news.event_id, min(news.at) as at,
    ${HAPPENED_DETAIL}
  from (${HAPPENED}) news
  ${HAPPENED_TO}
  where news.order_id = any(array(select order_id from orders))
    and ${IS_RECENT} and ${IS_NEWS}
    and not exists (select from change_entry told where told.event_id = news.event_id)
  group by news.type, news.order_id, news.event_id, news.refund, news.return
), written as (
  insert into change_entry (type, thing_ids, event_id, detail, at)
  select type, thing_ids, event_id, detail, at from (
    select type, thing_ids, event_id, at, 0 as mark, jsonb_strip_nulls(jsonb_build_object(
      'refund', refund, 'return', return, 'shipment', shipment)) as detail
    from events
    union all
    select type, array_agg(thing_id order by thing_id), null, at, mark, null
    from in_pieces group by type, mark, piece, at) entry
  -- Delivered is what was shipped, where both are told of one moment.
  order by at, mark, type = 'order.delivered', event_id, thing_ids[1]
)
select cast(count(*) as int) as count from taken`

/**
 * Gives what changed its place in the feed: all that can be seen by now, and as it was written, so that
 * what depends on something else comes behind it. One at a time: whoever sees a place sees every
 * one before it. What an open transaction changed has its place once that commits.
 */
export async function placeChanges(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await isAnyMarked(database))) return
  while ((await placeSome(database)) === MARKS);
}

async function isAnyMarked(database: Knex): Promise<boolean> {
  const statement = "select exists (select from change_mark) as is_any"
  const { rows } = await database.raw<{ rows: { is_any: boolean }[] }>(statement)
  return rows[0]?.is_any ?? false
}

async function placeSome(database: Knex): Promise<number> {
  return database.transaction(async (transaction) => {
    // By itself: the next statement sees what whoever held it has written.
    await holdNumber(transaction, ADVISORY_LOCKS.changes)
    const { rows } = await transaction.raw<{ rows: { count: number }[] }>(PLACE)
    return rows[0]?.count ?? 0
  })
}
