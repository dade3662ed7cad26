import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_CANCELLED, IS_PLACED } from "../order/order-facts"

/** Something that is not as it must be, under a key that no other inconsistency of its kind has. */
export type Inconsistency = { key: string; order_id: string | null }

/** A page of inconsistencies in the order of their keys, or the one of a key if it is still there. */
export type InconsistencyPage = { after: string; limit: number } | { only: string }

export type FindInconsistencies<Found extends Inconsistency> = (
  database: Knex | Knex.Transaction,
  page: InconsistencyPage,
) => Promise<Found[]>

/**
 * Longer than any workflow takes: what it wrote until then is half of something that it finishes,
 * or takes back. What is older was left so.
 */
export const SETTLED = "interval '5 minutes'"

/** An order that is still to be delivered, whole or in part. */
export const IS_LIVE = `${IS_PLACED} and not (${IS_CANCELLED})
  and o.status in ('pending', 'requires_action')`

/** Finds inconsistencies by a statement whose rows have a `key`. */
export function findInconsistencies<Found extends Inconsistency>(
  statement: string,
): FindInconsistencies<Found> {
  return async (database, page) => {
    const { rows } =
      "only" in page
        ? await database.raw<{ rows: Found[] }>(`select * from (${statement}) f where key = ?`, [
            page.only,
          ])
        : await database.raw<{ rows: Found[] }>(
            `select * from (${statement}) f where key > ? order by key limit ?`,
            [page.after, page.limit],
          )
    return rows
  }
}
