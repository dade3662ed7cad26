import { useEffect, useState } from "react"

const PAUSE_MS = 250

/** What is typed, once it stays the same for a while: without a question for every letter. */
export function useSettled<Typed>(typed: Typed): Typed {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
