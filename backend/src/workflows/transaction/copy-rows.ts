import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { PoolClient } from "pg"
import { from as copyFrom } from "pg-copy-streams"

export type Cell = string | number | boolean | null

type Copied = {
  rows: Iterable<readonly Cell[]>
  /** The cells behind those of each row, which all rows have alike. */
  alike?: readonly Cell[]
}

/** Rows of one piece of text: a piece for each took longer than to write them. */
const TOGETHER = 200

/** Writes rows by PostgreSQL's COPY, `copy table (columns) from stdin`. */
export async function copyRows(
  database: Knex,
  statement: string,
  { rows, alike = [] }: Copied,
): Promise<void> {
  await copyLines(database, statement, inPieces(rows, endOf(alike)))
}

/** The same of lines that `copyLine` made, in pieces of some hundred. */
export async function copyLines(
  { client }: Knex,
  statement: string,
  pieces: Iterable<string | Uint8Array>,
): Promise<void> {
  const connection = (await client.acquireConnection()) as PoolClient
  try {
    await pipeline(Readable.from(pieces), connection.query(copyFrom(statement)))
  } finally {
    await client.releaseConnection(connection)
  }
}

function* inPieces(rows: Iterable<readonly Cell[]>, end: string): Generator<string, void> {
  let text = ""
  let count = 0
  for (const row of rows) {
    text += copyLine(row, end)
    count += 1
    if (count % TOGETHER !== 0) continue
    yield text
    text = ""
  }
  if (text !== "") yield text
}

function endOf(alike: readonly Cell[]): string {
  return alike.length === 0 ? "\n" : `\t${copyLine(alike)}`
}

/** A row as COPY reads it. */
export function copyLine(cells: readonly Cell[], end = "\n"): string {
  return cells.map(escaped).join("\t") + end
}

const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
}
const ANY_SIGN = /[\\\t\n\r]/
const EACH_SIGN = /[\\\t\n\r]/g

function escaped(cell: Cell): string {
  if (cell === null) return String.raw`\N`
  if (typeof cell !== "string") return String(cell)
  // Few cells have one, and a replacement that finds none takes four times as long as this.
  return ANY_SIGN.test(cell) ? cell.replace(EACH_SIGN, (sign) => SIGNS[sign] ?? sign) : cell
}
