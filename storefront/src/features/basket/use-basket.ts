import { useMutationState, useQuery } from "@tanstack/react-query"
import { useSession } from "@/platform/identity/session"
import { basketKeys, checkedBasketQuery, ownBasketQuery } from "./api"
import { changed, type BasketChange, type Wish } from "./change/basket-change"
import { useGuestBasket } from "./guest/guest-basket"
import { shownLines, type ShownLine } from "./shown-lines"

export type ShownBasket = {
  /** Undefined while it is on its way. */
  lines: ShownLine[] | undefined
  total: number
  /** Grams of what has a known weight; null where nothing has. */
  weight: number | null
  /** Whether all of it is as the shop said: nothing is on its way. */
  settled: boolean
  error: Error | null
  retry: () => void
}

/** The basket of whoever is here, with changes that are on their way. */
export function useBasket(): ShownBasket {
  const session = useSession()
  const guest = useGuestBasket()
  const email = session.status === "signedIn" ? session.email : ""
  const isGuest = session.status === "signedOut"
  const own = useQuery({ ...ownBasketQuery(email), enabled: email !== "" })
  const hasLines = guest.lines.length > 0
  const checked = useQuery({ ...checkedBasketQuery(guest.lines), enabled: isGuest && hasLines })
  const changes = usePendingChanges()
  const { data, error, refetch, isPlaceholderData } = isGuest ? checked : own
  const wishes = isGuest ? guest.lines : changes.reduce(applied, data?.lines)
  const isThere = data !== undefined || (isGuest && !hasLines)
  const lines = isThere ? shownLines(wishes ?? [], data?.lines ?? []) : undefined
  return {
    lines,
    ...sumsOf(lines ?? []),
    settled: changes.length === 0 && !isPlaceholderData,
    error,
    retry: () => void refetch(),
  }
}

/** Changes that the shop has not answered yet, oldest first. */
function usePendingChanges(): BasketChange[] {
  return useMutationState({
    filters: { mutationKey: basketKeys.changes, status: "pending" },
    select: ({ state }) => state.variables as BasketChange,
  })
}

/** What counts twice where the answer is there already is not shown beforehand. */
function applied(lines: readonly Wish[] | undefined, change: BasketChange) {
  return lines && (change.kind === "add" || change.kind === "take" ? lines : changed(lines, change))
}

/** What lines come to and weigh, as far as either is known. */
export function sumsOf(lines: readonly ShownLine[]): Pick<ShownBasket, "total" | "weight"> {
  const total = lines.reduce((sum, line) => sum + (line.total ?? 0), 0)
  const weights = lines.flatMap(({ weight }) => weight ?? [])
  return {
    total: Number(total.toFixed(6)),
    weight: weights.length > 0 ? weights.reduce((sum, weight) => sum + weight, 0) : null,
  }
}
