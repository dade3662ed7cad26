import type { Client } from "pg"
import { ADVISORY_LOCKS } from "../../../src/locks/locks"

const TABLE = "shop_launcher.mark"

/** Name of the mark that stays when a newer one takes its place. */
export function markedOnce(name: string, mark: string): string {
  return `${name} ${mark}`
}

/** What earlier starts have done to this database, by name. */
export async function readMarks(client: Client): Promise<Map<string, string>> {
  const found = await client.query("select to_regclass($1) is not null as there", [TABLE])
  if (!found.rows[0]?.there) return new Map()
  const marks = await client.query<{ name: string; value: string }>(
    `select name, value from ${TABLE}`,
  )
  return new Map(marks.rows.map(({ name, value }) => [name, value]))
}

/** Notes, in the database itself, what was done to it: a copy or a new one tells the truth. */
export async function writeMark(
  client: Client,
  { name, mark }: { name: string; mark: string },
): Promise<void> {
  await client.query("create schema if not exists shop_launcher")
  await client.query(
    `create table if not exists ${TABLE} (name text primary key, value text not null)`,
  )
  await client.query(
    `insert into ${TABLE} values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [name, mark],
  )
}

/** Does the work while no other process that starts on this database does; the client holds on. */
export async function oneAtATime(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.launcher])
  try {
    await work()
  } finally {
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCKS.launcher])
  }
}
