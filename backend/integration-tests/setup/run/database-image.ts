import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isOfThisTest, settledTrail } from "../settled-trail"

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
/**
 * What a workflow that was undone may leave behind, the mails, which follow at their own time, and
 * the tally and the feed of changes, which have each change and its undoing.
 */
const IGNORED =
  /^(workflow_execution|notification|mikro_orm_migrations|link_module_migrations|catalogue_tally|demand_count|change_mark|change_entry)$/

type Row = Record<string, unknown>
type Knex = { raw<Result>(statement: string): Promise<{ rows: Result[] }> }

/**
 * Every row of every table, without the times of its making and its last change, without how far a
 * job has looked, which it writes each minute, without what is looked for in vain, and without what the audit trail tells of a change
 * that was undone.
 */
export async function databaseImage(container: MedusaContainer): Promise<Record<string, Row[]>> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const tables = (await knex.raw<{ name: string }>(TABLES)).rows.map(({ name }) => name)
  const image: Record<string, Row[]> = {}
  for (const table of tables.filter((name) => !IGNORED.test(name))) {
    const { rows } = await knex.raw<{ row: Row }>(
      `select to_jsonb(r) - '{created_at,updated_at,swept_at}'::text[] as row from "${table}" r order by 1`,
    )
    image[table] = rows.map(({ row }) => row)
  }
  image.audit_entry = settledTrail(image.audit_entry).filter(isOfThisTest)
  return image
}

/** The same without the audit trail, which tells of exports and refused sign-ins that change nothing else. */
export async function imageWithoutTrail(container: MedusaContainer) {
  const { audit_entry: _, ...tables } = await databaseImage(container)
  return tables
}
