import { linesOf } from "./parse-list"
import type { Reading } from "./readings"

/** A line of the list as it was read. */
export type ReadLine = { line: number; text: string }

/** What is to become of a line: another number or quantity, or nothing of it. */
export type LineChange = ReadLine & { to: Reading | null }

/** The list after these changes. A line that was typed over since is left as it is. */
export function changeList(list: string, changes: readonly LineChange[]): string {
  const lines = linesOf(list)
  const gone = new Set<number>()
  for (const { line, text, to } of changes) {
    const at = line - 1
    if (lines[at] !== text) continue
    if (to) lines[at] = lineOf(to)
    else gone.add(at)
  }
  return lines.filter((_, at) => !gone.has(at)).join("\n")
}

/** The list and a row behind it. */
export function withRow(list: string, row: Reading): string {
  const above = list.replace(/\s+$/, "")
  return `${above}${above ? "\n" : ""}${lineOf(row)}\n`
}

/** Takes a change back. What was written since stays, and what went out comes behind it. */
export function changedBack(
  list: string,
  { before, now }: { before: string; now: string },
): string {
  if (list === now) return before
  const kept = linesOf(now)
  const lost = linesOf(before).filter((line) => {
    const at = kept.indexOf(line)
    if (at >= 0) kept.splice(at, 1)
    return at < 0 && line.trim() !== ""
  })
  return [list.replace(/\s+$/, ""), ...lost].filter(Boolean).join("\n")
}

/** Read as the same by every list, whatever stands between its cells and in its head. */
export function lineOf({ number, qty }: Reading): string {
  return qty === null ? number : `${qty} x ${number}`
}
