import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { readEnvironment } from "../../src/settings/environment"
import type { Row, State } from "./database"

/**
 * What the shop's calls change beside its database: payments at the sandbox, accounts at the
 * identity service, files. Both services write before they answer, so their files are the truth.
 */
export function readOutside(): State {
  const { dataDir } = readEnvironment(process.env)
  return {
    "sandbox payments": readPayments(path.join(dataDir, "payments/payments.log")),
    identities: readIdentities(path.join(dataDir, "identity/accounts.json")),
    uploads: readUploads(path.join(dataDir, "uploads")),
  }
}

/** A cancelled intent is left out: nobody can pay it, as if it had never been. */
function readPayments(file: string): Row[] {
  const records = new Map<string, Row>()
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []
  const changes = lines.flatMap((line) => JSON.parse(line) as [string, string, Row | null][])
  for (const [table, id, record] of changes) {
    if (!["intents", "refunds"].includes(table)) continue
    if (record && record.status !== "canceled") {
      records.set(id, { id, status: record.status, amount: record.amount })
    } else records.delete(id)
  }
  return [...records.values()]
}

function readIdentities(file: string): Row[] {
  const { users } = JSON.parse(readFileSync(file, "utf8")) as { users: Row[] }
  return users.map(({ localId, email, disabled, emailVerified }) => ({
    id: localId,
    email,
    disabled: disabled ?? false,
    emailVerified,
  }))
}

function readUploads(folder: string): Row[] {
  return existsSync(folder) ? readdirSync(folder).map((id) => ({ id })) : []
}
