import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { textArray } from "../spelling/text-array"

/** Waits for a lock of PostgreSQL by name and holds it to the end of the transaction. */
export async function holdName(database: Knex.Transaction, name: string): Promise<void> {
  await database.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [name])
}

/** The same for several names by one statement, in their order. */
export async function holdEachName(
  database: Knex.Transaction,
  names: readonly string[],
): Promise<void> {
  await database.raw(
    "select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(cast(? as text[])) name",
    [textArray(names)],
  )
}

/** The same by one of the numbers of ADVISORY_LOCKS. */
export async function holdNumber(database: Knex.Transaction, number: number): Promise<void> {
  await database.raw("select pg_advisory_xact_lock(?)", [number])
}

/** Takes it where nobody has it, and says whether: waits for nobody. */
export async function tryNumber(database: Knex.Transaction, number: number): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { mine: boolean }[] }>(
    "select pg_try_advisory_xact_lock(?) as mine",
    [number],
  )
  return rows[0]?.mine ?? false
}
