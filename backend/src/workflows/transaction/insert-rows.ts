import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type Row = Readonly<Record<string, unknown>>

/** Adds rows to a table by one statement, all of them with the columns of the first one. */
export async function insertRows(
  database: Knex,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(", ")
  await database.raw(
    `insert into "${table}" (${columns})
    select ${columns} from jsonb_populate_recordset(cast(null as "${table}"), cast(? as jsonb))`,
    [JSON.stringify(rows)],
  )
}

/** A quantity or an amount as Medusa keeps it beside the number: as text in full precision. */
export function rawNumber(value: number): { value: string; precision: number } {
  return { value: String(value), precision: 20 }
}
