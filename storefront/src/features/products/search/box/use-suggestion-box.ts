import { useQuery } from "@tanstack/react-query"
import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { type KeyboardEvent, useEffect, useState } from "react"
import { useChosenVehicle } from "@/features/vehicles/chosen-vehicle"
import { useOwnRows } from "@/platform/priced-queries"
import { productSuggestionsQuery } from "../suggestions-query"
import { forgetAllSearches, forgetSearch, useRecentSearches } from "./recent-searches"
import { continues, recentOf, type Suggestion } from "./suggestion"
import { searchText } from "../texts"

/**
 * The state and the keys of a combobox with suggestions, and with what was looked for last while its
 * text is empty, as the ARIA Authoring Practices have it: the
 * focus stays in the text, arrows walk through the list and past its ends back to the text.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useSuggestionBox(text: string, onChoose: (suggestion: Suggestion) => void) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState("")
  const found = useSuggestions(text, open)
  const empty = text.trim() === ""
  const recent = useRecentSearches()
  const suggestions = open ? ((empty ? recentOf(recent) : found) ?? []) : []
  const expanded = suggestions.length > 0
  const active = suggestions.find(({ key }) => key === at)

  function close() {
    setOpen(false)
    setAt("")
  }
  function choose(suggestion: Suggestion) {
    close()
    onChoose(suggestion)
  }
  function walk(step: number) {
    // The text itself is the place before the first and after the last.
    const places = ["", ...suggestions.map(({ key }) => key)]
    const next = (places.indexOf(active?.key ?? "") + step + places.length) % places.length
    setAt(places[next] ?? "")
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows belong to the list of an input method while it is open.
    if (event.nativeEvent.isComposing) return
    const { key, altKey } = event
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault()
      if (altKey && key === "ArrowUp") return close()
      setOpen(true)
      if (!altKey) walk(key === "ArrowDown" ? 1 : -1)
    } else if (key === "Escape" && expanded) {
      // The browser's own way empties the box, which is the second Escape's.
      event.preventDefault()
      close()
    } else if (key === "Enter") {
      if (active) {
        event.preventDefault()
        choose(active)
      } else close()
    } else if (key === "Delete" && active?.kind === "recent") {
      event.preventDefault()
      walk(1)
      if (event.shiftKey) forgetAllSearches()
      else forgetSearch(active.text)
    } else if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) setAt("")
  }
  return {
    suggestions,
    active,
    expanded,
    /** What to read out: how many there are, or that there is none. */
    announcement: open && found && !empty ? countOf(found.length) : "",
    choose,
    onKeyDown,
    onType: () => {
      setOpen(true)
      setAt("")
    },
    onFocus: () => {
      if (empty) setOpen(true)
    },
    onBlur: close,
  }
}

function countOf(count: number): string {
  if (count === 0) return searchText("noSuggestions")
  return searchText("suggestionCount", { count })
}

const PAUSE_MS = 150

/** What the typed text may mean, asked for after a pause; undefined until the shop has answered. */
function useSuggestions(text: string, wanted: boolean): Suggestion[] | undefined {
  const words = wanted ? text.trim() : ""
  const [asked, setAsked] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { id: vehicle = "", built = "" } = useChosenVehicle() ?? {}
  const ownRows = useOwnRows()
  const { data } = useQuery({
    ...productSuggestionsQuery(asked, { vehicle, built }),
    // While somebody types on; those for other words never come back.
    placeholderData: (shown: ProductSuggestions | undefined, query) =>
      continues(asked, String(query?.queryKey.at(-1) ?? "")) ? ownRows(shown, query) : undefined,
  })
  return continues(words, asked) ? data : undefined
}
