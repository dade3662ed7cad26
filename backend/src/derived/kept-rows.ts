type KeptRows = {
  /** Medusa's table, whose rows have `id` and `deleted_at`. */
  source: string
  /** Ours beside it, which `shop_keep_<table>` keeps. */
  table: string
  /** Columns of ours and what each is of a row of Medusa's; the first is the row's id. */
  columns: Readonly<Record<string, (row: string) => string>>
  isKept: (row: string) => string
}

/**
 * SQL that keeps some rows of a table of Medusa's in a table beside it, for what an index of Medusa's
 * would cost: PostgreSQL writes a changed row into all of a table's indexes as soon as one of them
 * depends on what changed, though it leaves the row out. `fill` brings all rows anew, `follow` is the
 * triggers, which do nothing for any other row, also where somebody copies rows with triggers off.
 */
export function keptRows({ source, table, columns, isKept }: KeptRows) {
  const names = Object.keys(columns).join(", ")
  const valuesOf = (row: string) =>
    Object.values(columns)
      .map((value) => value(row))
      .join(", ")
  const [id] = Object.keys(columns)
  const triggerOn = (event: string, isMeant: string) => `
create or replace trigger shop_${table}_${event} after ${event} on ${source}
  for each row when (${isMeant}) execute function shop_keep_${table}();
alter table ${source} enable always trigger shop_${table}_${event};
`
  const isOther = `(${valuesOf("old")}, old.deleted_at)
      is distinct from (${valuesOf("new")}, new.deleted_at)`
  return {
    fill: `
  truncate ${table};
  insert into ${table} (${names})
  select ${valuesOf("source")} from ${source} source where ${isKept("source")};
  analyze ${table}`,
    follow: `
create or replace function shop_keep_${table}() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from ${table} where ${id} = old.id;
  end if;
  if tg_op <> 'DELETE' and ${isKept("new")} then
    insert into ${table} (${names}) values (${valuesOf("new")});
  end if;
  return null;
end $$;
${triggerOn("insert", isKept("new"))}${triggerOn("delete", isKept("old"))}${triggerOn(
      "update",
      `(${isKept("old")} or ${isKept("new")}) and ${isOther}`,
    )}`,
  }
}
