import { connect } from "../../testkit/shop/database"

type Table = { name: string; table_mb: number; index_mb: number }

const TABLES = `select relname as name, round(pg_table_size(oid) / 1e6) as table_mb,
    round(pg_indexes_size(oid) / 1e6) as index_mb
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  order by pg_total_relation_size(oid) desc limit 15`

/** What a shop takes on disk, by its largest tables. */
export async function diskText(databaseUrl: string): Promise<string> {
  const client = await connect(databaseUrl)
  const { rows } = await client.query<Table>(TABLES)
  const { rows: all } = await client.query<{ gb: string }>(
    "select round(pg_database_size(current_database()) / 1e9, 2) as gb",
  )
  await client.end()
  const lines = rows.map(
    ({ name, table_mb, index_mb }) => `${name}: ${table_mb} MB, its indexes ${index_mb} MB`,
  )
  return [`${all[0]?.gb ?? "?"} GB in all`, ...lines].join("\n")
}
