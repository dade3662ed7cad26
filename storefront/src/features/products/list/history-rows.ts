// As much as the shop answers at once.
const MOST = 960

/**
 * How many rows the list had at this entry of the history, 0 where nobody knows. It stands in the
 * entry itself, beside what the router keeps there: a reload leaves it, a new address has none.
 */
export function rowsOfHistoryEntry(): number {
  const { rows } = (history.state ?? {}) as { rows?: unknown }
  return typeof rows === "number" ? Math.min(rows, MOST) : 0
}

export function saveRowsToHistoryEntry(rows: number): void {
  if (rows === rowsOfHistoryEntry()) return
  history.replaceState({ ...(history.state as object | null), rows }, "")
}
