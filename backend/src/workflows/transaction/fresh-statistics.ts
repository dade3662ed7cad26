import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Fewer rows are read without an index as soon. */
const MANY = 1000
/** What a table holds is guessed well from what a fourth of it did. */
const TIMES = 4

/** Tables of which more than half is new; a table that nobody ever counted has -1 rows. */
const ANALYZE_GROWN = `do $$
declare
  grown regclass;
begin
  for grown in
    select c.oid from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema()
      and s.n_mod_since_analyze > ${MANY / 2} + greatest(c.reltuples, 0) / 2
  loop
    execute format('analyze %s', grown);
  end loop;
end $$`

/**
 * Has PostgreSQL look at what came in by the thousand, and again each time that it is four times as
 * much: by itself it does so within minutes, until when an order of 200 parts took 1.6 s instead of
 * 0.2. Answers what is to be told of each batch how many of its rows are new.
 */
export function freshStatistics(container: MedusaContainer): (created: number) => Promise<void> {
  let total = 0
  let next = MANY
  return async (created) => {
    total += created
    if (total < next) return
    while (next <= total) next *= TIMES
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(ANALYZE_GROWN)
  }
}
