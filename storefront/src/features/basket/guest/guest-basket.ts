import { useSyncExternalStore } from "react"
import type { Wish } from "../change/basket-change"

/** A guest's basket. Its id is what it is joined under at sign-in, once, from however many tabs. */
export type GuestBasket = { id: string; lines: readonly Wish[] }

const KEY = "basket"
const EMPTY: GuestBasket = { id: "", lines: [] }
const listeners = new Set<() => void>()
/** The same object until the text changes, as useSyncExternalStore asks for. */
let parsed: { text: string | null; basket: GuestBasket } = { text: null, basket: EMPTY }

/** What this browser keeps for somebody who is not signed in. */
export function readGuestBasket(): GuestBasket {
  const text = storedText()
  if (text !== parsed.text) parsed = { text, basket: text === null ? EMPTY : basketIn(text) }
  return parsed.basket
}

/** Keeps it, for all tabs; one without lines is forgotten. */
export function writeGuestBasket(basket: GuestBasket): void {
  const text = basket.lines.length > 0 ? JSON.stringify(basket) : null
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
    blocked = undefined
  } catch {
    blocked = text
  }
  notify()
}

export function useGuestBasket(): GuestBasket {
  return useSyncExternalStore(subscribe, readGuestBasket)
}

/** Blocked or full storage: the basket lasts as long as the page. */
let blocked: string | null | undefined

function storedText(): string | null {
  if (blocked !== undefined) return blocked
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Whatever somebody wrote there: what is no line is left out. */
function basketIn(text: string): GuestBasket {
  try {
    const { id, lines } = JSON.parse(text) as Partial<GuestBasket>
    if (typeof id !== "string" || !Array.isArray(lines)) return EMPTY
    return { id, lines: (lines as unknown[]).filter(isWish) }
  } catch {
    return EMPTY
  }
}

function isWish(line: unknown): line is Wish {
  const { productId, qty } = (line ?? {}) as Partial<Wish>
  return typeof productId === "string" && Number.isInteger(qty) && Number(qty) > 0
}

function notify(): void {
  for (const listener of listeners) listener()
}

// Another tab changed it.
addEventListener("storage", (event) => {
  if (event.key === null || event.key === KEY) notify()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
