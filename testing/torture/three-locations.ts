import type { Part } from "../testkit/client/parts"
import type { Database } from "../testkit/shop/database"

const PLACES = ["torture_1", "torture_2"]

/** Opens two more locations that the shop sells from, behind its own. */
export async function openLocations({ run }: Database): Promise<void> {
  const values = (row: (place: string) => string) => PLACES.map((place) => `(${row(place)})`).join()
  await run(`insert into stock_location (id, name)
    values ${values((place) => `'sloc_${place}', '${place}'`)} on conflict do nothing`)
  await run(`insert into sales_channel_stock_location (id, stock_location_id, sales_channel_id)
    select 'scloc_' || place, 'sloc_' || place, default_sales_channel_id
    from store cross join (values ${values((place) => `'${place}'`)}) more(place)
    on conflict do nothing`)
}

/** Puts so many pieces of a part at each of them, beside what is at the shop's own. */
export async function stockThem(
  { run }: Database,
  { part, pieces }: { part: Part; pieces: readonly number[] },
): Promise<void> {
  const places = PLACES.map((place, number) => `('${place}', ${pieces[number] ?? 0})`).join()
  await run(`insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity,
      reserved_quantity, incoming_quantity, raw_stocked_quantity, raw_reserved_quantity,
      raw_incoming_quantity)
    select 'ilev_' || place || '_' || link.inventory_item_id, link.inventory_item_id,
      'sloc_' || place, pieces, 0, 0, jsonb_build_object('value', cast(pieces as text),
      'precision', 20), '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'
    from (values ${places}) more(place, pieces)
    cross join product_variant_inventory_item link
    join product_variant v on v.id = link.variant_id
    where '${part._id}' in (v.id, v.product_id)`)
}
