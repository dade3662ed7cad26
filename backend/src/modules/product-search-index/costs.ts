import { BY_INDEX, deleteEach, statementTriggers } from "../../derived/statement-triggers"

const COLUMNS = "shelf, base_price, variant_id, product_id"

const pricesOf = (rows: string, sign: "1" | "-1") => `
      select ${COLUMNS}, ${sign} as sign from ${rows} cross join unnest(shelves) shelf
      where base_price is not null`

/** Summed up by one pass: PostgreSQL joins a statement's rows with one another pair by pair. */
const moved = (prices: string, rows: string) => `
    with moved as materialized (
      select ${COLUMNS}, sum(sign) as sign from (${prices}
      ) each
      group by ${COLUMNS} having sum(sign) <> 0
    ), gone as (
      ${deleteEach("catalogue_price", {
        keys: ["shelf", "base_price", "variant_id"],
        gone: "select * from moved where sign < 0",
      })}
    )
    insert into catalogue_price (${COLUMNS}) select ${COLUMNS} from moved where sign > 0;
    insert into catalogue_tally (shelf, entries, changes)
    select '', 0, count(*) from ${rows} having count(*) > 0`

/** Keeps the order by price behind what things cost, and the version of what was counted by prices. */
export const COSTS = statementTriggers({
  table: "catalogue_cost",
  name: "shop_catalogue_cost",
  settings: BY_INDEX,
  inserted: moved(pricesOf("new_rows", "1"), "new_rows"),
  deleted: moved(pricesOf("old_rows", "-1"), "old_rows"),
  updated: moved(
    `${pricesOf("old_rows", "-1")} union all ${pricesOf("new_rows", "1")}`,
    "new_rows",
  ),
})
