import { importLineSchema } from "../../../src/contract/staff/file-import"
import type { Answer, TestApi } from "../test-api"

/** A product file's text as the export writes it. */
export async function exportFile(api: TestApi, token: string): Promise<string> {
  const answer = await api.call({ method: "GET", path: "/admin/products-export", token })
  if (answer.status !== 200) throw new Error(`no export: ${answer.status}`)
  return String(answer.body)
}

type SendFile = { token?: string; dryRun?: boolean; type?: string }

export function sendFile(
  api: TestApi,
  body: string | Buffer | FormData,
  { token, dryRun = false, type = "text/csv" }: SendFile,
): Promise<Answer> {
  const path = `/admin/products-import?dry_run=${String(dryRun)}`
  const headers: Record<string, string> = body instanceof FormData ? {} : { "content-type": type }
  return api.call({ method: "POST", path, body, ...(token && { token }), headers })
}

/** The rows' results and the counts of an import that came to its end. */
export function importOf({ status, body }: Answer) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  const lines = String(body)
    .trim()
    .split("\n")
    .map((line) => importLineSchema.parse(JSON.parse(line)))
  const rows = lines.filter((line) => line.type === "row")
  const done = lines.find((line) => line.type === "done")
  const broken = lines.find((line) => line.type === "broken")
  if (!done) throw new Error(`broken off: ${String(broken?.message)}`)
  return { rows, done, file: lines[0] }
}
