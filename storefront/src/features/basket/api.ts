import type { Basket, CheckedBasket } from "@shop/contract/basket/basket"
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import type { Wish } from "./change/basket-change"

export const basketKeys = {
  own: (email: string) => ["basket", "own", email.toLowerCase()] as const,
  checked: (lines: readonly Wish[]) => ["basket", "checked", lines] as const,
  changes: ["basket", "changes"] as const,
  added: ["basket", "added"] as const,
}

/** GET /basket: what another tab or device has changed is seen when the reader comes back. */
export function ownBasketQuery(email: string) {
  return queryOptions({
    queryKey: basketKeys.own(email),
    meta: { personal: true },
    refetchOnWindowFocus: "always",
    queryFn: ({ signal }) => callForData<Basket>("/basket", { signal }),
  })
}

/** POST /basket/check: a guest's lines as the shop judges them now. */
export function checkedBasketQuery(lines: readonly Wish[]) {
  const body = { lines: wishes(lines) }
  return queryOptions({
    queryKey: basketKeys.checked(body.lines),
    // Not by useOwnRows: this is a guest's whoever reads.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callForData<CheckedBasket>("/basket/check", { method: "POST", body, token: null, signal }),
  })
}

/** PUT /basket. Throws ApiError: basket_changed where the version is not the present one. */
export function replaceBasket(lines: readonly Wish[], version: number): Promise<Basket> {
  return callForData("/basket", { method: "PUT", body: { lines: wishes(lines), version } })
}

/** POST /basket/lines; the same key never adds a second time. Throws ApiError. */
export function addLines(lines: readonly Wish[], key: string): Promise<Basket> {
  return callForData("/basket/lines", {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: { lines: wishes(lines) },
  })
}

function wishes(lines: readonly Wish[]): Wish[] {
  return lines.map(({ productId, qty }) => ({ productId, qty }))
}
