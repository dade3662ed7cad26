import { useSyncExternalStore } from "react"
import { browserStore } from "@/platform/browser-store"
import type { Wish } from "../change/basket-change"

/** A guest's basket. Its id is what it is joined under at sign-in, once, from however many tabs. */
export type GuestBasket = { id: string; lines: readonly Wish[] }

const EMPTY: GuestBasket = { id: "", lines: [] }

const store = browserStore<GuestBasket>({ key: "basket", empty: EMPTY, parse: basketIn })

/** What this browser keeps for somebody who is not signed in. */
export const readGuestBasket = store.read

/** Keeps it, for all tabs; one without lines is forgotten. */
export function writeGuestBasket(basket: GuestBasket): void {
  store.write(basket.lines.length > 0 ? basket : undefined)
}

export function useGuestBasket(): GuestBasket {
  return useSyncExternalStore(store.subscribe, store.read)
}

/** What is no line is left out. */
function basketIn(json: unknown): GuestBasket {
  const { id, lines } = json as Partial<GuestBasket>
  if (typeof id !== "string" || !Array.isArray(lines)) return EMPTY
  return { id, lines: (lines as unknown[]).filter(isWish) }
}

function isWish(line: unknown): line is Wish {
  const { productId, qty } = (line ?? {}) as Partial<Wish>
  return typeof productId === "string" && Number.isInteger(qty) && Number(qty) > 0
}
