import { Client } from "pg"

/** Address of a database of the run's PostgreSQL; the global setup says where that is. */
function databaseUrlOf(name: string): string {
  const { DB_HOST, DB_PORT, DB_USERNAME = "", DB_PASSWORD = "" } = process.env
  const [user, password] = [DB_USERNAME, DB_PASSWORD].map(encodeURIComponent)
  return `postgres://${user}:${password}@${DB_HOST}:${DB_PORT}/${name}`
}

/** Makes this worker's database anew, as a copy of the migrated template. Resolves to its address. */
export async function makeDatabase(): Promise<string> {
  const name = `shop-${process.env.VITEST_POOL_ID ?? "1"}`
  const client = new Client({ connectionString: databaseUrlOf("postgres") })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  await client.end()
  return databaseUrlOf(name)
}
