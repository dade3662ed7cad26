/**
 * As the first migration makes them; a change is another migration: the second leaves room in sync_version,
 * the third marks the rows of one thing in sync_row.
 *
 * - sync_run: a file that was sent, and what became of its rows.
 * - sync_row: a run's rows from when they come in until the run ends. Unlogged: what a crash takes is
 *   sent again. `same` is equal for rows of one run that are about one thing.
 * - sync_name: in a dry run, which names its rows would give (`row`) and let go (no row).
 * - sync_bad_row: what a run refused, to be mended and sent again. `sent` is the row as it came.
 * - sync_version: the highest version of a thing that was taken, by kind and thing.
 * - sync_key: what an ERP calls a customer; products have Medusa's own column for it.
 */
export const SYNC_TABLES: readonly string[] = [
  `create table if not exists sync_run (
    id text primary key,
    kind text not null,
    state text not null check (state in ('receiving', 'working', 'done', 'broken')),
    is_dry_run boolean not null,
    format text not null check (format in ('csv', 'ndjson')),
    columns text[] not null default '{}',
    as_of timestamptz not null,
    row_count integer not null default 0,
    created integer not null default 0,
    updated integer not null default 0,
    unchanged integer not null default 0,
    stale integer not null default 0,
    invalid integer not null default 0,
    actor_kind text not null,
    actor_name text not null,
    message text null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    working_at timestamptz null,
    ended_at timestamptz null
  )`,
  "create index if not exists sync_run_newest on sync_run (created_at, id)",
  `create unlogged table if not exists sync_row (
    run_id text not null,
    row integer not null,
    same text not null,
    version bigint null,
    sent text not null,
    primary key (run_id, row)
  )`,
  "create index if not exists sync_row_same on sync_row (run_id, same)",
  `create unlogged table if not exists sync_name (
    run_id text not null,
    name text not null,
    row integer null,
    primary key (run_id, name)
  )`,
  `create table if not exists sync_bad_row (
    run_id text not null references sync_run on delete cascade,
    row integer not null,
    sent text not null,
    problem text not null,
    primary key (run_id, row)
  )`,
  `create table if not exists sync_version (
    kind text not null,
    thing_id text not null,
    version bigint not null,
    primary key (kind, thing_id)
  )`,
  `create table if not exists sync_key (
    customer_id text primary key,
    external_id text not null unique
  )`,
]
