import fs from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"

/** A statement as the shop sends it: prepared under its name. */
export type Statement = { name?: string; text: string; values?: unknown[] }

/** Node's options for a process that writes its statements down, and the variable that says where. */
export function notingStatements(file: string) {
  const script = pathToFileURL(path.join(__dirname, "note-statements.mjs")).href
  return { flags: ["--import", script], variables: { BENCH_STATEMENTS: file } }
}

/** The statements that some work makes such a process send. */
export async function statementsOf(file: string, work: () => Promise<void>): Promise<Statement[]> {
  fs.writeFileSync(file, "")
  await work()
  const lines = fs.readFileSync(file, "utf8").split("\n").filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Statement)
}
