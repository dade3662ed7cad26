import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const OURS = "connamespace = 'public'::regnamespace"

/** What a database is made of beside its rows, by kind. */
const PARTS: Readonly<Record<string, string>> = {
  columns: `select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' '
    || coalesce(column_default, '') as part
    from information_schema.columns where table_schema = 'public'`,
  indexes: "select indexdef as part from pg_indexes where schemaname = 'public'",
  constraints: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as part
    from pg_constraint where ${OURS}`,
  triggers: `select cast(tgenabled as text) || ' ' || pg_get_triggerdef(oid) as part
    from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) as part
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
}

/** Columns, indexes, constraints, triggers and functions as PostgreSQL tells them. */
export async function schemaImage(container: MedusaContainer): Promise<Record<string, string[]>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const image: Record<string, string[]> = {}
  for (const [kind, statement] of Object.entries(PARTS)) {
    const { rows } = await database.raw<{ rows: { part: string }[] }>(`${statement} order by 1`)
    image[kind] = rows.map(({ part }) => part)
  }
  return image
}
