import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SyncKind } from "../../contract/sync/sync-run"
import { queryPreparedIn } from "../../queries/database/prepared-query"
import { textArray } from "../../spelling/text-array"

export type Version = { thing_id: string; version: number | undefined }

const WRITE = `insert into sync_version (kind, thing_id, version)
  select :kind, w.thing_id, max(w.version)
  from unnest(cast(:things as text[]), cast(:versions as bigint[])) w(thing_id, version)
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
  const things: string[] = []
  const numbers: string[] = []
  for (const { thing_id, version } of versions) {
    if (version === undefined) continue
    things.push(thing_id)
    numbers.push(String(version))
  }
  if (things.length === 0) return
  const written = { kind, things: textArray(things), versions: textArray(numbers) }
  await queryPreparedIn(database, WRITE, written)
}
