import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TakenValue } from "../../queries/product-csv/import-facts"
import {
  type FileNames,
  type ImportContext,
  uniqueKey,
  type UniqueColumn,
} from "../product-import/import-context"
import type { CsvRow } from "../product-import/row/csv-row"
import type { RunInHand } from "./outcome"

const UNIQUE: readonly UniqueColumn[] = ["title", "ean"]

/**
 * What is known with the names that earlier batches of a dry run gave and let go: as if it were done. A row
 * that is judged once more has its own names.
 */
export async function recallNames(
  container: MedusaContainer,
  { id }: Pick<RunInHand, "id">,
  { known, rows }: { known: ImportContext; rows: readonly Pick<CsvRow, "cells" | "line">[] },
): Promise<ImportContext> {
  const wanted = rows.flatMap(({ cells }) =>
    UNIQUE.flatMap((column) => (cells[column] ? [uniqueKey(column, cells[column])] : [])),
  )
  const { rows: names } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { name: string; row: number | null }[] }>(
      "select name, row from sync_name where run_id = ? and name = any(?)",
      [id, wanted],
    )
  const lines = new Set(rows.map(({ line }) => line))
  const given = names.flatMap(({ name, row }) =>
    row === null || lines.has(row) ? [] : [takenBy(name)],
  )
  const released = new Set(names.flatMap(({ name, row }) => (row === null ? [name] : [])))
  return {
    ...known,
    taken: [...known.taken, ...given],
    names: { given: new Map(), released },
  }
}

function takenBy(name: string): TakenValue {
  const column = UNIQUE.find((one) => name.startsWith(`${one}:`)) ?? "title"
  return { kind: column, wanted: name.slice(column.length + 1), owner: "" }
}

const KEEP = `insert into sync_name (run_id, name, row)
  select ?, n.name, n.row from jsonb_to_recordset(cast(? as jsonb)) n(name text, row integer)
  on conflict (run_id, name) do update set row = excluded.row`

/** Keeps them for the batches behind, which the shop itself cannot tell: a dry run changes nothing. */
export async function keepNames(
  container: MedusaContainer,
  { id }: Pick<RunInHand, "id">,
  { given, released }: FileNames,
): Promise<void> {
  const names = [
    ...[...released].filter((name) => !given.has(name)).map((name) => ({ name, row: null })),
    ...[...given].map(([name, row]) => ({ name, row })),
  ]
  if (names.length === 0) return
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.raw(KEEP, [id, JSON.stringify(names)])
}
