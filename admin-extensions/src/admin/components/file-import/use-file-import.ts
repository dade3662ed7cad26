import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { ImportCounts, RowResult } from "../../../../../backend/src/contract/staff/file-import"
import { importLines, type FileAddress } from "./import-lines"

export type CheckedCsv = {
  name: string
  columns: string[]
  rows: RowResult[]
  counts: ImportCounts
}

export type ImportState =
  | { phase: "idle" }
  | { phase: "checking" | "importing"; name: string; done: number; total: number }
  | { phase: "checked" | "imported"; file: CheckedCsv }
  /** `message` is null where the answer broke off before its end. */
  | { phase: "failed"; message: string | null }

/** The states of one file: chosen, checked by a dry run, imported. */
export function useFileImport(address: FileAddress) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>({ phase: "idle" })
  const [chosen, setChosen] = useState<File | null>(null)
  const running = useRef(new AbortController())

  const run = async (file: File, dryRun: boolean) => {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const show = (next: ImportState) => {
      if (!signal.aborted) setState(next)
    }
    const phase = dryRun ? "checking" : "importing"
    const { name } = file
    show({ phase, name, done: 0, total: 0 })
    try {
      const checked = await readAnswer(file, { ...address, dryRun, signal }, (done, total) =>
        show({ phase, name, done, total }),
      )
      show(
        checked
          ? { phase: dryRun ? "checked" : "imported", file: checked }
          : { phase: "failed", message: null },
      )
    } catch (error) {
      const message = error instanceof TypeError ? null : (error as Error).message
      show({ phase: "failed", message })
    }
    if (!dryRun) await client.invalidateQueries()
  }

  return {
    state,
    check: (file: File) => {
      setChosen(file)
      void run(file, true)
    },
    importChosen: () => {
      if (chosen) void run(chosen, false)
    },
    reset: () => setState({ phase: "idle" }),
  }
}

/** Reads the answer to its last line; undefined where that never comes. */
async function readAnswer(
  file: File,
  sending: Parameters<typeof importLines>[1],
  onProgress: (done: number, total: number) => void,
): Promise<CheckedCsv | undefined> {
  const rows: RowResult[] = []
  let columns: string[] = []
  let total = 0
  for await (const line of importLines(file, sending)) {
    if (line.type === "file") {
      columns = line.columns
      total = line.rows
    } else if (line.type === "row") {
      rows.push(line)
      if (rows.length % 20 === 0) onProgress(rows.length, total)
    } else if (line.type === "done") {
      // Rows of one thing are answered together, wherever they stand.
      const inOrder = [...rows].sort((one, other) => one.line - other.line)
      return { name: file.name, columns, rows: inOrder, counts: line }
    } else {
      return undefined
    }
  }
  return undefined
}
