import { useSyncExternalStore } from "react"

const KEY = "recent-searches"
const MOST = 8
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
let kept: readonly string[] | undefined

/** What this browser looked for last, the latest first. It stays here: no shop is told. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches)
}

function recentSearches(): readonly string[] {
  return (kept ??= stored())
}

export function rememberSearch(words: string): void {
  const text = words.trim()
  if (text) keep([text, ...without(text)].slice(0, MOST))
}

export function forgetSearch(words: string): void {
  keep(without(words))
}

export function forgetAllSearches(): void {
  keep(NONE)
}

function without(words: string): readonly string[] {
  const plain = words.toLowerCase()
  return recentSearches().filter((one) => one.toLowerCase() !== plain)
}

function keep(searches: readonly string[]): void {
  kept = searches
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // Blocked storage: they last as long as the page.
  }
  for (const listener of listeners) listener()
}

function stored(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    const texts = Array.isArray(read) ? read.filter((one) => typeof one === "string") : NONE
    return texts.slice(0, MOST)
  } catch {
    return NONE
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener("storage", onStorage)
  }
}

/** Another tab has looked for something. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return
  kept = undefined
  for (const listener of listeners) listener()
}
