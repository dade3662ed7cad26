import { useEffect, useState } from "react"
import { NO_SEARCH, type TableSearch } from "./column"

const PAUSE_MS = 250

/** A table's search and sort. */
export function useTableSearch() {
  return useState<TableSearch>(NO_SEARCH)
}

/** The search as the shop is asked for it: without a question for every letter. */
export function useSettled(search: TableSearch): TableSearch {
  const [settled, setSettled] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])
  return settled
}
