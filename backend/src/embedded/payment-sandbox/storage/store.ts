import fs from "node:fs"
import path from "node:path"
import { openLog, readLog, replaceLog } from "./log-file"
import type { SandboxRecords, Table } from "./records"

type Tables = { [T in Table]: Map<string, SandboxRecords[T]> }
/** A change of one record: null takes it away. */
type Change = [table: Table, id: string, record: SandboxRecords[Table] | null]

/** One request's view: reads see its own writes; nothing is kept when the work throws. */
export type Draft = {
  get<T extends Table>(table: T, id: string): SandboxRecords[T] | undefined
  list<T extends Table>(table: T): SandboxRecords[T][]
  put<T extends Table>(table: T, id: string, record: SandboxRecords[T]): void
  remove(table: Table, id: string): void
}

export type Store = {
  /** Runs `work` alone and resolves with its result once its changes are on the disk. */
  transaction<Result>(work: (draft: Draft) => Result): Promise<Result>
  close(): Promise<void>
}

const LOG = "payments.log"
const DAY = 24 * 60 * 60

/** Opens the sandbox's memory in `dataDir`: an append log, compacted at every start. */
export function openStore(dataDir: string): Store {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, LOG)
  const tables = readTables(dataDir)
  replaceLog(file, compact(tables))
  const log = openLog(file)

  return {
    async transaction(work) {
      const changes: Change[] = []
      const result = work(draftOf(tables, changes))
      if (changes.length === 0) return result
      // Memory first, so that the next request builds on this one. Its line follows this line in
      // the log, so no answer can rest on a change that is lost; a failed write fails all later ones.
      for (const change of changes) apply(tables, change)
      await log.append(JSON.stringify(changes))
      return result
    },
    close: () => log.close(),
  }
}

function draftOf(tables: Tables, changes: Change[]): Draft {
  const own = emptyTables()
  const gone = new Set<string>()
  return {
    get: (table, id) => {
      if (gone.has(`${table}/${id}`)) return undefined
      return own[table].get(id) ?? tables[table].get(id)
    },
    list: (table) => [...new Map([...tables[table], ...own[table]]).values()],
    put: (table, id, record) => {
      own[table].set(id, record)
      changes.push([table, id, record])
    },
    remove: (table, id) => {
      gone.add(`${table}/${id}`)
      changes.push([table, id, null])
    },
  }
}

/** What the log in `dataDir` says; throws when it is damaged. */
export function readTables(dataDir: string): Tables {
  const file = path.join(dataDir, LOG)
  const tables = emptyTables()
  try {
    for (const line of readLog(file)) {
      for (const change of JSON.parse(line) as Change[]) apply(tables, change)
    }
  } catch (cause) {
    throw new Error(`The payment sandbox cannot read ${file}: move it away to start anew`, {
      cause,
    })
  }
  return tables
}

function apply(tables: Tables, change: Change): void {
  const [table, id, record] = change
  const rows = tables[table] as Map<string, SandboxRecords[Table]>
  if (record === null) rows.delete(id)
  else rows.set(id, record)
}

/** One line a record; answers that Stripe would have forgotten (24 hours) are left out. */
function compact(tables: Tables): string[] {
  const oldest = Date.now() / 1000 - DAY
  for (const [id, answer] of tables.answers) {
    if (answer.created < oldest) tables.answers.delete(id)
  }
  return Object.entries(tables).flatMap(([table, rows]) =>
    [...rows].map(([id, record]) => JSON.stringify([[table, id, record]])),
  )
}

function emptyTables(): Tables {
  return {
    intents: new Map(),
    methods: new Map(),
    refunds: new Map(),
    answers: new Map(),
    events: new Map(),
  }
}
