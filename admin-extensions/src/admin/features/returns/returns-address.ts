import type { DataTableFilteringState } from "@medusajs/ui"
import {
  type ReturnState,
  RETURN_STATES,
} from "../../../../../backend/src/contract/return/order-return"
import type { StaffReturnsQuery } from "../../../../../backend/src/contract/return/staff-return"

export const ROWS = 20
/** Names the return that is open over the list. */
export const OPEN = "return"
/** What waits for staff comes first; all returns are a choice of their own. */
export const CHOICES = ["waiting", ...RETURN_STATES] as const

export type ReturnsFilters = DataTableFilteringState<{ state?: string }>

export type ReturnsAsked = {
  q: string
  /** What waits where the address says nothing; null for all. */
  state: ReturnState | "waiting" | null
  pageIndex: number
}

const ALL = "all"

/**
 * The address as it is, not as it was drawn last: a search that was typed is told a moment later, as
 * a return is opened or done, and neither may lose the other.
 */
export function addressNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** What a page's address asks of the returns: links elsewhere lead to exactly their rows. */
export function returnsAskedBy(address: URLSearchParams): ReturnsAsked {
  const state = address.get("state") ?? "waiting"
  const page = Number(address.get("page") ?? 1)
  return {
    q: address.get("q") ?? "",
    state: CHOICES.find((known) => known === state) ?? null,
    pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** The other way round, with a return that is open. */
export function returnsAddressOf(
  { q, state, pageIndex }: ReturnsAsked,
  open: string | null = null,
): URLSearchParams {
  const named: [string, string][] = [
    ["q", q],
    ["state", state ?? ALL],
    ["page", pageIndex > 0 ? String(pageIndex + 1) : ""],
    [OPEN, open ?? ""],
  ]
  return new URLSearchParams(named.filter(([, value]) => value !== ""))
}

/** The same as GET /admin/shop-returns takes it. */
export function returnsQueryOf({ q, state, pageIndex }: ReturnsAsked): Partial<StaffReturnsQuery> {
  return { ...(q && { q }), ...(state && { state }), limit: ROWS, offset: pageIndex * ROWS }
}
