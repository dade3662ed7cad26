import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { PoolClient } from "pg"
import { from as copyFrom } from "pg-copy-streams"

export type Cell = string | number | boolean | null

const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
}

/** Writes rows by PostgreSQL's COPY, `copy table (columns) from stdin`, within a transaction. */
export async function copyRows(
  { client }: Knex.Transaction,
  statement: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const connection = (await client.acquireConnection()) as PoolClient
  try {
    await pipeline(Readable.from(lines(rows)), connection.query(copyFrom(statement)))
  } finally {
    await client.releaseConnection(connection)
  }
}

/** Rows of one piece of text: a piece for each took longer than to write them. */
const TOGETHER = 200

function* lines(rows: Iterable<readonly Cell[]>): Generator<string, void> {
  let text = ""
  let count = 0
  for (const row of rows) {
    text += `${row.map(escaped).join("\t")}\n`
    count += 1
    if (count % TOGETHER !== 0) continue
    yield text
    text = ""
  }
  if (text !== "") yield text
}

function escaped(cell: Cell): string {
  if (cell === null) return String.raw`\N`
  return typeof cell === "string"
    ? cell.replace(/[\\\t\n\r]/g, (sign) => SIGNS[sign] ?? sign)
    : String(cell)
}
