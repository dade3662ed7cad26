import type { ReorderedRow } from "@shop/contract/order-lines/reordered-lines"
import { callForData } from "@/platform/api/call-api"

/**
 * POST /order/{id}/reorder: what one's own order, or one line of it counted from 1, would be today.
 * Nothing is ordered. Throws ApiError.
 */
export async function reorder(orderId: string, line?: number): Promise<ReorderedRow[]> {
  const path = `/order/${encodeURIComponent(orderId)}/reorder`
  const body = line === undefined ? {} : { line }
  const { lines } = await callForData<{ lines: ReorderedRow[] }>(path, { method: "POST", body })
  return lines
}

/** Where an order, or one line of it, is put together again. */
export function reorderAddress(orderId: string, line?: number): string {
  const asked = new URLSearchParams({ order: orderId, ...(line && { line: String(line) }) })
  return `/quickOrder?${asked}`
}
