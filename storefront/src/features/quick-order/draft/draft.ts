import { useSyncExternalStore } from "react"
import { browserStore } from "@/platform/browser-store"
import { readIdentity, subscribeToSession } from "@/platform/identity/session-store"

/** A list that somebody writes. A guest's comes along at the sign-in, nobody sees another's. */
type Draft = { owner: string | null; text: string }

const EMPTY: Draft = { owner: null, text: "" }

const store = browserStore<Draft>({
  key: "quickOrder",
  empty: EMPTY,
  parse: (json) => {
    const { owner, text } = json as Partial<Draft>
    if (typeof text !== "string" || (owner !== null && typeof owner !== "string")) return EMPTY
    return { owner, text }
  },
})

/** The list that was written last in this browser, by whoever is here. */
export function readDraft(): string {
  const { owner, text } = store.read()
  return owner === null || owner === present() ? text : ""
}

/** Keeps the list over a reload and a sign-in. */
export function writeDraft(text: string): void {
  store.write(text === "" ? undefined : { owner: present(), text })
}

export function useDraftText(): string {
  return useSyncExternalStore(subscribe, readDraft)
}

function present(): string | null {
  return readIdentity()?.email ?? null
}

function subscribe(listener: () => void): () => void {
  const stops = [store.subscribe(listener), subscribeToSession(listener)]
  return () => stops.forEach((stop) => stop())
}
