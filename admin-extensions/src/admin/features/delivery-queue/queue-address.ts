import type {
  DataTableDateComparisonOperator,
  DataTableFilteringState,
  DataTableSortingState,
} from "@medusajs/ui"
import type { DeliveryQueueQuery } from "../../../../../backend/src/contract/staff/delivery-queue"

export const ROWS = 20

export type QueueFilters = DataTableFilteringState<{
  payment?: string
  delivery?: string
  location_id?: string
  created_at?: DataTableDateComparisonOperator
}>

export type QueueState = {
  q: string
  filters: QueueFilters
  sorting: DataTableSortingState | null
  pageIndex: number
}

const CHOICES = ["payment", "delivery", "location_id"] as const

/** What a page's address asks of the queue: links of the overview lead to exactly their rows. */
export function queueStateOf(address: URLSearchParams): QueueState {
  const filters: QueueFilters = {}
  for (const name of CHOICES) {
    const value = address.get(name)
    if (value) filters[name] = value
  }
  const [from, to] = [momentOf(address.get("from")), momentOf(address.get("to"))]
  if (from || to) filters.created_at = { ...(from && { $gte: from }), ...(to && { $lte: to }) }
  const order = address.get("order")
  const sorting = order ? { id: order.replace(/^-/, ""), desc: order.startsWith("-") } : null
  const page = Number(address.get("page") ?? 1)
  return {
    q: address.get("q") ?? "",
    filters,
    sorting,
    pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** The other way round; what is not asked for is not there. */
export function queueAddressOf({ q, filters, sorting, pageIndex }: QueueState): URLSearchParams {
  const { $gte, $lte } = filters.created_at ?? {}
  const order = sorting ? `${sorting.desc ? "-" : ""}${sorting.id}` : ""
  const named: [string, string | undefined][] = [
    ["q", q],
    ...CHOICES.map((name): [string, string | undefined] => [name, filters[name]]),
    ["from", dayOf($gte)],
    ["to", dayOf($lte)],
    ["order", order],
    ["page", pageIndex > 0 ? String(pageIndex + 1) : ""],
  ]
  return new URLSearchParams(named.filter((pair): pair is [string, string] => Boolean(pair[1])))
}

/** The same as GET /admin/delivery-queue takes it. */
export function queueQueryOf(state: QueueState): Partial<DeliveryQueueQuery> {
  const { page: _, ...asked } = Object.fromEntries(queueAddressOf(state))
  return { ...asked, limit: ROWS, offset: state.pageIndex * ROWS }
}

/** The table speaks of moments, the shop of days: of a reader's midnight it is the reader's day. */
function dayOf(moment: string | undefined): string | undefined {
  if (!moment) return undefined
  const time = new Date(moment)
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

function momentOf(day: string | null): string | undefined {
  const time = new Date(`${day ?? ""}T00:00`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
