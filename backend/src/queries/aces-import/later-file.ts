import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const LATER = `select exists (select from aces_run
  where brand = :brand and id > :id and state = 'done') as holds`

/** Whether a file of the brand that was sent later than this run's holds already. */
export async function holdsLaterFile(
  database: Knex,
  { id, brand }: { id: number; brand: string | null },
): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { holds: boolean }[] }>(LATER, { id, brand })
  return rows[0]?.holds ?? false
}
