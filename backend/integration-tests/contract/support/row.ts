import type { Call } from "../../../src/contract/calls/call"
import { CALLS } from "../../../src/contract/calls/calls"

/** The table's row of a call. */
export function rowOf(id: string): Call {
  const row = CALLS.find((call) => call.id === id)
  if (!row) throw new Error(`the table has no call ${id}`)
  return row
}

/** `/order/{id}` with its parameters filled in, encoded for an address. */
export function addressOf({ path }: Call, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""))
}
