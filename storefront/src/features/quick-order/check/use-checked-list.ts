import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { useOwnRows } from "@/platform/priced-queries"
import { parseList } from "../grammar/parse-list"
import { checkedListQuery } from "./api"
import { entriesOf } from "./entries"

/** After the last key: a list is asked for whole. */
const PAUSE_MS = 300

/** What a list comes to, asked for after a pause in typing or at once by `askNow`. */
export function useCheckedList(list: string) {
  const [asked, setAsked] = useState(list)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(list), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [list])
  const typed = useMemo(() => parseList(asked), [asked])
  const isEmpty = typed.length === 0
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...checkedListQuery(asked, typed),
    enabled: !isEmpty,
    // What is known already stays in sight while its next state is on its way.
    placeholderData: useOwnRows(),
  })
  const read = isEmpty ? undefined : data
  const entries = useMemo(() => entriesOf(read?.rows ?? []), [read])
  return {
    ...entries,
    leftOut: read?.leftOut ?? 0,
    isEmpty: isEmpty && list === asked,
    isThere: read !== undefined,
    /** Whether what is shown is not yet what is typed. */
    isOld: list !== asked || isPlaceholderData,
    error: isEmpty ? null : error,
    retry: () => void refetch(),
    askNow: setAsked,
  }
}

export type CheckedList = ReturnType<typeof useCheckedList>
