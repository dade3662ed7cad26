import { connect } from "../../testkit/shop/database"

type Read = { name: string; scans: number; rows: number }

/** To go through fewer takes no longer than to look some up. */
const MANY_ROWS = 100_000

const SCANNED = `select relname as name, cast(seq_scan as int) as scans,
    cast(seq_tup_read as double precision) as rows
  from pg_stat_user_tables where schemaname = 'public'`

/**
 * Does a task, and tells which large tables of a shop were gone through as a whole meanwhile, and how
 * often: where a part's own rows are looked for, an index is missing or cannot be used.
 */
export async function withWholeReads<Result>(
  databaseUrl: string,
  task: () => Promise<Result>,
): Promise<{ result: Result; whole: string[] }> {
  const before = await scanned(databaseUrl)
  const result = await task()
  const after = await scanned(databaseUrl)
  const whole = [...after.values()].flatMap(({ name, ...now }) => {
    const { scans, rows } = before.get(name) ?? { scans: 0, rows: 0 }
    const times = now.scans - scans
    const each = times > 0 ? (now.rows - rows) / times : 0
    return each >= MANY_ROWS ? [`${name} ${times} times`] : []
  })
  return { result, whole }
}

async function scanned(databaseUrl: string): Promise<Map<string, Read>> {
  const client = await connect(databaseUrl)
  const { rows } = await client.query<Read>(SCANNED)
  await client.end()
  return new Map(rows.map((read) => [read.name, read]))
}
