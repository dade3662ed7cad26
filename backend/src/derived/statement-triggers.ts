type Watched = {
  table: string
  /** Names the function and its triggers. */
  name: string
  /** Statements of plpgsql over rows \`new_rows\`, \`old_rows\`, or both where they change. */
  inserted: string
  deleted: string
  updated: string
  /** Of the function, such as BY_INDEX. */
  settings?: string
}

/** Rows that a statement brings, takes, or both: what of them the body may name. */
export const ROWS_OF_EVENT = {
  insert: "referencing new table as new_rows",
  delete: "referencing old table as old_rows",
  update: "referencing old table as old_rows new table as new_rows",
} as const

/**
 * What a function is given whose rows are to be looked up by their indexes. PostgreSQL keeps a plan, and
 * knows not how few rows a statement's transition tables have: it would read whole tables for them.
 */
export const BY_INDEX =
  "set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off"

/**
 * SQL of the rows that a statement took (\`sign\` -1) and brought (1), but those whose columns are as they
 * were: summed up by one pass, as PostgreSQL joins a statement's rows with one another pair by pair.
 */
export function changedRows(columns: string): string {
  return `select ${columns}, sum(sign) as sign from (
        select ${columns}, -1 as sign from old_rows
        union all select ${columns}, 1 from new_rows) each
      group by ${columns} having sum(sign) <> 0`
}

type Gone = {
  /** Columns that an index begins with, or has alone. */
  keys: readonly string[]
  /** SQL of rows that have these columns. */
  gone: string
}

/**
 * SQL that deletes the rows of a table that are as `gone` says, each found by itself ("offset 0"). As a
 * join PostgreSQL may begin with the table: it takes one for empty that was so when it was counted, and
 * then compares each of its rows with each that goes. 4,000 of each took 22 seconds.
 */
export function deleteEach(table: string, { keys, gone }: Gone): string {
  const found = keys.map((key) => `${key} = gone.${key}`).join(" and ")
  return `delete from ${table} where ctid = any(array(
      select found.ctid from (${gone}) gone
      cross join lateral (select ctid from ${table} where ${found} offset 0) found))`
}

/**
 * SQL of a function and its three triggers, which run once for each statement, however many rows it
 * changes; "always": also where somebody copies rows with foreign keys and triggers off.
 */
export function statementTriggers({
  table,
  name,
  inserted,
  deleted,
  updated,
  settings = "",
}: Watched): string {
  const triggers = Object.entries(ROWS_OF_EVENT).map(
    ([event, rows]) => `
create or replace trigger ${name}_${event} after ${event} on ${table} ${rows}
  for each statement execute function ${name}();
alter table ${table} enable always trigger ${name}_${event};`,
  )
  return `
create or replace function ${name}() returns trigger language plpgsql ${settings} as $$
begin
  if tg_op = 'INSERT' then
    ${inserted};
  elsif tg_op = 'DELETE' then
    ${deleted};
  else
    ${updated};
  end if;
  return null;
end $$;
${triggers.join("\n")}
`
}
