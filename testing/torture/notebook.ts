import fs from "node:fs"
import type { HistoryEvent } from "./check/history"

export type Notebook = {
  file: string
  events: readonly HistoryEvent[]
  note: (event: HistoryEvent) => void
}

/** A history that only grows, in memory and, with the time of each event, in a file. */
export function notebookIn(file: string): Notebook {
  const events: HistoryEvent[] = []
  return {
    file,
    events,
    note: (event) => {
      events.push(event)
      fs.appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...event })}\n`)
    },
  }
}
