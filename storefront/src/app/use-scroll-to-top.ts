import { useEffect, useRef } from "react"
import { useNavigationType } from "react-router-dom"
import { pageBehind } from "./dashboard/page-behind"

/**
 * A new page starts at its top; Back and Forward are the browser's own. To be called outside of
 * `<Routes location>`, below which every navigation looks like Back.
 */
export function useScrollToTop(pathname: string): void {
  const type = useNavigationType()
  const page = pageBehind(pathname)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && type !== "POP") scrollTo(0, 0)
    shown.current = page
  }, [page, type])
}
