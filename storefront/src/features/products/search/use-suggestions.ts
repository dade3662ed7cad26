import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { productSuggestionsQuery } from "../product-suggestions"
import { continues, type Suggestion } from "./suggestion"

const PAUSE_MS = 150

/** What the typed text may mean, asked for after a pause; undefined until the shop told. */
export function useSuggestions(text: string, wanted: boolean): Suggestion[] | undefined {
  const words = wanted ? text.trim() : ""
  const [asked, setAsked] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data } = useQuery(productSuggestionsQuery(asked))
  return continues(words, asked) ? data : undefined
}
