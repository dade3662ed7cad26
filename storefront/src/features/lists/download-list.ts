import { failureOf } from "@/platform/api/api-error"
import { sendSignedIn } from "@/platform/api/send-signed-in"

/** GET /list/{id}/csv, as a file in the reader's downloads. Throws ApiError. */
export async function downloadList(id: string): Promise<void> {
  const response = await sendSignedIn(`/api/v1/list/${encodeURIComponent(id)}/csv`)
  if (!response.ok) throw await failureOf(response)
  const named = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")
  const link = document.createElement("a")
  link.href = URL.createObjectURL(await response.blob())
  link.download = named?.[1] ?? "list.csv"
  link.click()
  URL.revokeObjectURL(link.href)
}
