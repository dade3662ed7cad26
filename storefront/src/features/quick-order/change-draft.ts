import { changeList, withRow, type LineChange } from "./grammar/change-list"
import type { Reading } from "./grammar/readings"
import type { Entry } from "./check/entries"
import { readDraft, writeDraft } from "./draft/draft"

/** Says what becomes of an entry: its first line says it from now on, and its others go. */
export function changesTo(entry: Entry, to: Reading | null): LineChange[] {
  return entry.lines.map((line, index) => ({ ...line, to: index === 0 ? to : null }))
}

/** Changes the draft; answers what it was before and is now. */
export function changeDraft(changes: readonly LineChange[]): { before: string; now: string } {
  const before = readDraft()
  const now = changeList(before, changes)
  writeDraft(now)
  return { before, now }
}

/** Adds a row to the draft; answers what it is now. */
export function addToDraft(row: Reading): string {
  const now = withRow(readDraft(), row)
  writeDraft(now)
  return now
}
