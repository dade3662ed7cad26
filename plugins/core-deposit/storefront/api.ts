import { callForData } from "@halden/storefront/kit/api"
import { personalMeta, queryOptions } from "@halden/storefront/kit/query"

const PLACE = "/x/halden-core-deposit"

export type OrderCores = {
  until: string
  deposits: { line: string; title: string; qty: number; returned: number; refunded: number }[]
}

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
    queryFn: ({ signal }) =>
      callForData<OrderCores>(`${PLACE}/orders/${encodeURIComponent(orderId)}/cores`, { signal }),
  })
}

export function depositsQuery() {
  return queryOptions({
    queryKey: ["core-deposit", "all"],
    meta: personalMeta(),
    queryFn: ({ signal }) => callForData<Deposit[]>(`${PLACE}/deposits`, { signal }),
  })
}

type Returned = { line: string; qty: number; key: string }

/** Cores that came back; the same key never gives back a second time. Throws ApiError. */
export function recordReturn(orderId: string, body: Returned): Promise<OrderCores> {
  const path = `${PLACE}/orders/${encodeURIComponent(orderId)}/cores`
  return callForData(path, { method: "POST", body })
}

/** Throws ApiError. */
export async function saveDeposit(body: { sku: string; amount: string }): Promise<void> {
  await callForData(`${PLACE}/deposit`, { method: "PUT", body })
}
