import { useState } from "react"
import type { ShownLine } from "../shown-lines"
import { isStillRefused, type RefusedLine } from "./refused-lines"

/** Lines whose order was refused, until they are changed or the shop tells something else of them. */
export function useRefusedLines(shown: readonly ShownLine[] | undefined) {
  const [known, setRefused] = useState<readonly RefusedLine[]>([])
  const refused = shown ? known.filter((one) => isStillRefused(one, shown)) : known
  // A line that is changed and changed back was not refused as it is now.
  if (refused.length < known.length) setRefused(refused)
  return { refused, setRefused }
}
