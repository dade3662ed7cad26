import { Pool } from "pg"

export type Row = Record<string, unknown>
/** Rows by table; what lies outside of the database is told in the same shape. */
export type State = Record<string, Row[]>

export type Database = {
  read(): Promise<State>
  /** Makes the tables that differ what they were. Sequences go on, as they do in a shop. */
  restore(states: { now: State; wanted: State }): Promise<void>
  /** Another text as soon as any transaction wrote. */
  writeMark(): Promise<string>
  close(): Promise<void>
}

/**
 * Tables that log by nature what was tried, a change and its undoing each, the words that parts had
 * once (docs/decisions/0127), and the mails, which follow a call at their own time.
 */
const LOGS = [
  ...["workflow_execution", "notification", "catalogue_tally", "demand_count"],
  ...["change_mark", "change_entry", "catalogue_word"],
]

/** Tells an order's numbers, which no second order has again: it follows its order by triggers. */
const FOUND_BY = "order_entry"

/** The catalogue's own tables follow what is restored, by their triggers. */
const FOLLOWING = [
  ...["catalogue_entry", "catalogue_cost", "catalogue_place", "catalogue_price"],
  ...["catalogue_number", "catalogue_unlisted", "catalogue_pending"],
]

/** What the tally comes to. */
const TALLY = `select 'catalogue_tally' as name, jsonb_agg(to_jsonb(t)) as rows from (
  select shelf, sum(entries) as entries from catalogue_tally
  group by shelf having sum(entries) <> 0) t`

/** One plan for all reads of everything, without helpers, whose start takes longer than the read. */
const PLANS = "-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0"

export async function openDatabase(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString, options: PLANS })
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [[...LOGS, FOUND_BY]],
  )
  const everything = rows
    .map(({ name }) => `select '${name}' as name, jsonb_agg(to_jsonb(t)) as rows from "${name}" t`)
    .concat(TALLY)
    .join(" union all ")

  const read = async (): Promise<State> => {
    const tables = await pool.query<{ name: string; rows: Row[] | null }>({
      name: "everything",
      text: everything,
    })
    return Object.fromEntries(tables.rows.map(({ name, rows }) => [name, rows ?? []]))
  }

  const restore: Database["restore"] = async ({ now, wanted }) => {
    const client = await pool.connect()
    try {
      await client.query("begin")
      await client.query("set local session_replication_role = replica")
      for (const { name } of rows.filter((table) => !FOLLOWING.includes(table.name))) {
        const kept = JSON.stringify(wanted[name])
        if (JSON.stringify(now[name]) === kept) continue
        await client.query(`delete from "${name}"`)
        const values = `select * from jsonb_populate_recordset(null::"${name}", $1)`
        await client.query(`insert into "${name}" ${values}`, [kept])
      }
      await client.query("commit")
    } finally {
      client.release()
    }
  }

  const writeMark = async (): Promise<string> => {
    const { rows } = await pool.query<{ mark: string }>(
      "select pg_snapshot_xmax(pg_current_snapshot())::text as mark",
    )
    return rows[0]?.mark ?? ""
  }

  return { read, restore, writeMark, close: () => pool.end() }
}
