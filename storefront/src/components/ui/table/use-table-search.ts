import { useState } from "react"
import { NO_SEARCH, type TableSearch } from "./column"

/** A table's search and sort. */
export function useTableSearch() {
  return useState<TableSearch>(NO_SEARCH)
}
