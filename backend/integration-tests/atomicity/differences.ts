import type { Row, State } from "./database"

/** Columns that tell when a row was last touched, not what it says. */
const VOLATILE = ["updated_at"]

/** What changed between two states: a line for each row that came, went or is another. */
export function differences(before: State, after: State): string[] {
  const tables = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...tables].flatMap((table) =>
    tableDifferences(byKey(before[table]), byKey(after[table])).map((line) => `${table} ${line}`),
  )
}

/** The same for two runs that make rows of their own: generated ids, times and counters masked. */
export function effects(before: State, after: State): string[] {
  return differences(before, after).map(mask).sort()
}

function tableDifferences(before: Map<string, Row>, after: Map<string, Row>): string[] {
  const lines: string[] = []
  for (const [key, row] of before) {
    const now = after.get(key)
    if (!now) lines.push(`- ${JSON.stringify(row)}`)
    else lines.push(...rowDifferences(key, { row, now }))
  }
  for (const [key, row] of after) {
    if (!before.has(key) && !isTombstone(row)) lines.push(`+ ${JSON.stringify(row)}`)
  }
  return lines
}

function rowDifferences(key: string, { row, now }: { row: Row; now: Row }): string[] {
  return Object.keys(row)
    .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(now[column]))
    .map((column) => {
      const [was, is] = [row[column], now[column]].map((value) => JSON.stringify(value))
      return `~ ${key} ${column}: ${was} became ${is}`
    })
}

/**
 * Medusa undoes links and versions of orders by soft deletion: a row that came and is deleted is
 * one that no query sees.
 */
function isTombstone({ deleted_at }: Row): boolean {
  return deleted_at !== undefined && deleted_at !== null
}

/** Tables without an id are links: the row itself is its key. */
function byKey(rows: Row[] = []): Map<string, Row> {
  return new Map(
    rows.map((row) => {
      const lasting = Object.entries(row).filter(([column]) => !VOLATILE.includes(column))
      const key = typeof row.id === "string" ? row.id : JSON.stringify(lasting)
      return [key, Object.fromEntries(lasting)]
    }),
  )
}

const MASKS: [RegExp, string][] = [
  // Before those that may take a part of it for one of theirs.
  [/(share_token: null became) "[\w-]{32}"/g, "$1 TOKEN"],
  [/\bHP-?[0-9A-Z]{10}\b/gi, "SKU"],
  [/[0-9A-HJKMNP-TV-Z]{26}/g, "ULID"],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "UUID"],
  [/\b[0-9a-f]{64}\b/g, "HASH"],
  [/pi_sandbox[A-Za-z0-9]+(_secret_[A-Za-z0-9]+)?/g, "INTENT"],
  [/\b(ch|pm|re)_[A-Za-z0-9]{20,}/g, "$1_ID"],
  [/\b[A-Za-z0-9]{28}\b/g, "UID"],
  [/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, "TIME"],
  [/\b1[5-9]\d{8}(\d{3})?\b/g, "TIME"],
  [/"#\d+"/g, '"#N"'],
  [/"(display_id|ordering)":\d+/g, '"$1":N'],
]

function mask(line: string): string {
  return MASKS.reduce((text, [pattern, name]) => text.replace(pattern, name), line)
}
