import type { TestApi } from "../test-api"
import { csvLine } from "../../../src/contract/staff/csv"
import { FITMENT_COLUMNS, type FitmentColumn } from "../../../src/contract/vehicle/fitment-csv"
import { importOf } from "../products/product-file"

/** A fitment file of rows that are told by what they have. */
export function fitmentFile(...rows: Partial<Record<FitmentColumn, string>>[]): string {
  const lines = rows.map((row) => csvLine(FITMENT_COLUMNS.map((column) => row[column] ?? "")))
  return csvLine(FITMENT_COLUMNS) + lines.join("")
}

type Sending = { token: string; dryRun?: boolean; addVehicles?: boolean }

export function sendFitments(
  api: TestApi,
  body: string | Buffer,
  { token, dryRun = false, addVehicles = false }: Sending,
) {
  const query = `dry_run=${String(dryRun)}&add_vehicles=${String(addVehicles)}`
  const path = `/admin/fitments/import?${query}`
  const headers = { "content-type": "text/csv" }
  return api.call({ method: "POST", path, body, token, headers })
}

/** The rows' results and counts of a fitment file that came to its end. */
export async function importFitmentFile(api: TestApi, body: string | Buffer, sending: Sending) {
  return importOf(await sendFitments(api, body, sending))
}

export async function exportFitments(api: TestApi, token: string): Promise<string> {
  const answer = await api.call({ method: "GET", path: "/admin/fitments/export", token })
  if (answer.status !== 200) throw new Error(`no export: ${answer.status}`)
  return String(answer.body)
}
