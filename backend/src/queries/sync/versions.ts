import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SyncKind } from "../../contract/sync/sync-run"
import { textArray } from "../../spelling/text-array"
import { queryPreparedIn } from "../database/prepared-query"

const VERSIONS = `select thing_id, cast(version as double precision) as version
  from sync_version where kind = :kind and thing_id = any(cast(:things as text[]))`

/** The highest versions of things that were taken, by thing. */
export async function readVersions(
  database: Knex,
  kind: SyncKind,
  thing_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryPreparedIn<{ thing_id: string; version: number }>(database, VERSIONS, {
    kind,
    things: textArray(thing_ids),
  })
  return new Map(rows.map(({ thing_id, version }) => [thing_id, version]))
}
