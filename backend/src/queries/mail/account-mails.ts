import type { MedusaContainer } from "@medusajs/framework/types"
import { queryGraph } from "../database/query-graph"

type NotificationRow = { idempotency_key: string; status: "pending" | "success" | "failure" }

const PREFIX = "account-mail:"

/** The idempotency key of a mail that lies in this file of the hand-over folder. */
export function accountMailKey(file: string): string {
  return `${PREFIX}${file}`
}

/** What became of the mails in these files; none for a file that was not taken yet. */
export async function readAccountMails(container: MedusaContainer, files: string[]) {
  if (files.length === 0) return []
  const rows = await queryGraph<NotificationRow>(container, {
    entity: "notification",
    fields: ["idempotency_key", "status"],
    filters: { idempotency_key: files.map(accountMailKey) },
  })
  return rows.map(({ idempotency_key, status }) => ({
    file: idempotency_key.slice(PREFIX.length),
    status,
  }))
}
