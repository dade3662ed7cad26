import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
/** What a workflow that was undone may leave behind, and the mails, which follow at their own time. */
const IGNORED = /^(workflow_execution|notification|mikro_orm_migrations|link_module_migrations)$/

type Knex = { raw(statement: string): Promise<{ rows: Record<string, unknown>[] }> }

/** Every row of every table, without the times of its making and its last change. */
export async function databaseImage(
  container: MedusaContainer,
): Promise<Record<string, unknown[]>> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const tables = (await knex.raw(TABLES)).rows.map(({ name }) => String(name))
  const image: Record<string, unknown[]> = {}
  for (const table of tables.filter((name) => !IGNORED.test(name))) {
    const { rows } = await knex.raw(
      `select to_jsonb(r) - 'created_at' - 'updated_at' as row from "${table}" r order by 1`,
    )
    image[table] = rows.map(({ row }) => row)
  }
  return image
}
