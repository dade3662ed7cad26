import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SyncKind } from "../../contract/sync/sync-run"

export type Version = { thing_id: string; version: number | undefined }

const WRITE = `insert into sync_version (kind, thing_id, version)
  select ?, w.thing_id, max(w.version)
  from jsonb_to_recordset(cast(? as jsonb)) w(thing_id text, version bigint)
  group by w.thing_id
  on conflict (kind, thing_id) do update
    set version = greatest(sync_version.version, excluded.version)
    where sync_version.version < excluded.version`

/** Keeps in mind which versions were taken; a thing without one has none. */
export async function writeVersions(
  database: Knex,
  kind: SyncKind,
  versions: readonly Version[],
): Promise<void> {
  // Of rows that were judged, which hold far more: PostgreSQL would read all of it.
  const named = versions.flatMap(({ thing_id, version }) =>
    version === undefined ? [] : [{ thing_id, version }],
  )
  if (named.length > 0) await database.raw(WRITE, [kind, JSON.stringify(named)])
}
