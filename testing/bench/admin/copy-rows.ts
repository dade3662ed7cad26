/** Rows of a table that every copy of something has as its own. */
export type Copied = {
  table: string
  /** Which rows are the pattern's; $1 is its id. */
  where: string
  /** Columns of ids that get the copy's number behind them. */
  own: readonly string[]
  /** Columns of times that become the copy's own where they are set. */
  times?: readonly string[]
  /** SQL of other columns, over the pattern's row `r` and the copy's number `n`. */
  set?: Readonly<Record<string, string>>
}

/** The time of copy n: the copies are spread evenly over two years, the first one is the newest. */
const TIME = "now() - interval '730 days' * (cast(n as float8) / $2)"

/**
 * SQL that copies rows $2 times. What the shop itself wrote is the pattern: whatever columns Medusa
 * has, a copy is as whole as that.
 */
export function copyStatement({ table, where, own, times = [], set = {} }: Copied): string {
  const changes = [
    ...own.map((column) => [column, `r.${column} || '_' || n`]),
    ...times.map((column) => [column, `case when r.${column} is not null then ${TIME} end`]),
    ...Object.entries(set),
  ]
  const object = changes.map(([column, value]) => `'${column}', ${value}`).join(", ")
  return `insert into "${table}" select copy.*
    from "${table}" r cross join generate_series(1, cast($2 as int)) n
    cross join lateral jsonb_populate_record(r, jsonb_build_object(${object})) copy
    where r.${where}`
}
