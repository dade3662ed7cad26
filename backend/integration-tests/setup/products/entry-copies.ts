import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Adds older entries with the words of the oldest one, which only a count can see: no part is behind them. */
export async function copyOldestEntry(database: Knex, times: number): Promise<void> {
  await database.raw(
    `insert into catalogue_entry
    select (copy).* from (
      select jsonb_populate_record(e, jsonb_build_object('variant_id', 'copy_' || n,
        'product_id', 'copy_' || n, 'created_at', '2001-01-01')) as copy
      from (select e from catalogue_entry e order by created_at limit 1) one(e)
      cross join generate_series(1, cast(? as integer)) n) copies`,
    [times],
  )
}

/** Their cost, so that a page by price passes them by. */
export async function priceCopies(database: Knex, price: number): Promise<void> {
  await database.raw(
    `insert into catalogue_cost
    select (copy).* from (
      select jsonb_populate_record(one.cost, jsonb_build_object('variant_id', e.variant_id,
        'product_id', e.product_id, 'base_price', cast(:price as numeric))) as copy
      from catalogue_entry e
      cross join (select cost from catalogue_cost cost limit 1) one(cost)
      where e.variant_id like 'copy%') copies
    on conflict (variant_id) do update set base_price = excluded.base_price`,
    { price },
  )
}

export async function removeCopies(database: Knex): Promise<void> {
  await database.raw("delete from catalogue_entry where variant_id like 'copy%'")
  await database.raw("delete from catalogue_cost where variant_id like 'copy%'")
}
