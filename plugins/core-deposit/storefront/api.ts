import { callForData } from "@halden/storefront/kit/api"
import { personalMeta, queryOptions } from "@halden/storefront/kit/query"

const PLACE = "/x/halden-core-deposit"

export type OrderCores = {
  until: string
  inTime: boolean
  /** The order is paid, and not cancelled. */
  isRunning: boolean
  deposits: DepositOfOrder[]
  returns: CoreReturn[]
}

export type DepositOfOrder = {
  line: string
  title: string
  qty: number
  asked: number
  returned: number
  left: number
  refunded: number
}

export type CoreReturn = {
  id: string
  line: string
  title: string
  /** Null where staff recorded them unasked. */
  asked: number | null
  qty: number
  refunded: number
  state: "asked" | "received" | "refunded" | "refused"
  at: string
}

export type CoreRequest = { id: string; order: string; title: string; asked: number; at: string }

export type Deposit = { sku: string; name: string; amount: number }

export function partDepositQuery(sku: string) {
  return queryOptions({
    queryKey: ["core-deposit", "part", sku],
    queryFn: ({ signal }) =>
      callForData<{ amount: number | null }>(`${PLACE}/deposit?sku=${encodeURIComponent(sku)}`, {
        signal,
      }),
  })
}

export function orderCoresQuery(orderId: string) {
  return queryOptions({
    queryKey: ["core-deposit", "order", orderId],
    meta: personalMeta(),
    queryFn: ({ signal }) => callForData<OrderCores>(placeOf(orderId, "cores"), { signal }),
  })
}

export function depositsQuery() {
  return queryOptions({
    queryKey: ["core-deposit", "all"],
    meta: personalMeta(),
    queryFn: ({ signal }) => callForData<Deposit[]>(`${PLACE}/deposits`, { signal }),
  })
}

export function requestsQuery() {
  return queryOptions({
    queryKey: ["core-deposit", "requests"],
    meta: personalMeta(),
    queryFn: ({ signal }) => callForData<CoreRequest[]>(`${PLACE}/returns`, { signal }),
  })
}

type Returned = { line: string; qty: number; key: string }

/** Cores that came back unasked; the same key never gives back a second time. Throws ApiError. */
export function recordReturn(orderId: string, body: Returned): Promise<OrderCores> {
  return callForData(placeOf(orderId, "cores"), { method: "POST", body })
}

/** So many cores of a request arrived; 0 refuses it. Throws ApiError. */
export async function receiveReturn(id: string, qty: number): Promise<void> {
  const path = `${PLACE}/returns/${encodeURIComponent(id)}`
  await callForData(path, { method: "PUT", body: { qty } })
}

/** Throws ApiError. */
export async function saveDeposit(body: { sku: string; amount: string }): Promise<void> {
  await callForData(`${PLACE}/deposit`, { method: "PUT", body })
}

function placeOf(orderId: string, what: "cores" | "returns"): string {
  return `${PLACE}/orders/${encodeURIComponent(orderId)}/${what}`
}
