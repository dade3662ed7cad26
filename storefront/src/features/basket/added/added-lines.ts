import type { CheckedBasket } from "@shop/contract/basket/basket"
import type { AddedLine } from "@shop/contract/order/added-lines"
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { useSession } from "@/platform/identity/session"
import { queryClient } from "@/platform/query-client"
import { shopConfigQuery, useShopConfig } from "@/platform/shop-config"
import type { OrderExtras } from "@/platform/slots/order-input"
import { basketKeys } from "../api"

/** `fields` is what was put into those that plugins declared of it. */
type Line = { productId: string; qty: number; fields?: Readonly<Record<string, unknown>> }

/** An order that is being put together, with what was put into it for plugins so far. */
type Draft = { lines: readonly Line[]; extras: OrderExtras["body"] }

type Added = { lines: readonly AddedLine[]; total: number }

/** `isOld` until the shop has said what is added to just this: what is shown is of the former draft. */
type Preview = Added & { isOld: boolean }

const NOTHING: Added = { lines: [], total: 0 }

/** POST /basket/check: what plugins add to an order; as whoever is signed in, "" for a guest. */
function addedLinesQuery(email: string, { lines, extras }: Draft) {
  const body = {
    ...extras,
    lines: lines.map(({ productId, qty, fields }) => ({ ...fields, productId, qty })),
  }
  return queryOptions({
    queryKey: [...basketKeys.added, email.toLowerCase(), body],
    meta: { personal: true },
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const path = "/basket/check"
      const options = {
        method: "POST",
        body,
        signal,
        ...(email === "" && { token: null }),
      } as const
      const { addedLines = [] } = await callForData<CheckedBasket>(path, options)
      return added(addedLines)
    },
  })
}

function added(lines: readonly AddedLine[]): Added {
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return { lines, total: Number(total.toFixed(6)) }
}

/**
 * What the shop adds to an order of these lines; nothing is asked where no plugin adds anything. It
 * asks for each draft: what is typed goes through useSettled before, and `isTyping` until then.
 */
export function useAddedLines(draft: Draft, isTyping = false): Preview {
  const session = useSession()
  const email = session.status === "signedIn" ? session.email : ""
  const addsLines = useShopConfig()?.addsLines === true
  const enabled = addsLines && draft.lines.length > 0
  const query = useQuery({ ...addedLinesQuery(email, draft), enabled })
  const isAsked = enabled && (query.isPlaceholderData || query.isPending)
  const { lines, total } = (enabled && query.data) || NOTHING
  return { lines, total, isOld: isAsked || (addsLines && isTyping) }
}

/** The sum of that, as the reader was told it; asked now where nobody was told yet. Throws ApiError. */
export async function readAddedTotal(email: string, draft: Draft): Promise<number> {
  const { addsLines } = await queryClient.ensureQueryData(shopConfigQuery)
  if (!addsLines) return 0
  const { total } = await queryClient.ensureQueryData(addedLinesQuery(email, draft))
  return total
}

/** Has it asked anew: an order was refused because it comes to another sum. */
export function forgetAddedLines(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: basketKeys.added })
}
