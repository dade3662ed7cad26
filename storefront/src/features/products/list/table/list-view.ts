import { useSyncExternalStore } from "react"

export type ListView = "cards" | "table"

const KEY = "list-view"
const listeners = new Set<() => void>()
/** Read before anything is drawn: the list begins in the view that was left. */
let view: ListView = storedView()

/** How this browser shows the list, and how to choose. */
export function useListView(): ListView {
  return useSyncExternalStore(subscribe, listView)
}

export function listView(): ListView {
  return view
}

export function chooseListView(next: ListView): void {
  view = next
  try {
    if (next === "cards") localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function storedView(): ListView {
  try {
    return localStorage.getItem(KEY) === "table" ? "table" : "cards"
  } catch {
    return "cards"
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
