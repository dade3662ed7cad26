import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Bindings = Readonly<Record<string, string | number | readonly string[] | null>>

/** How PostgreSQL would run a statement of :names, line by line. */
export async function planOf(
  database: Knex,
  statement: string,
  bindings: Bindings = {},
): Promise<string> {
  const { rows } = await database.raw<{ rows: { "QUERY PLAN": string }[] }>(
    `explain ${statement}`,
    bindings,
  )
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}
