import { useEffect, useLayoutEffect, useRef } from "react"
import { useNavigationType, type Location } from "react-router-dom"
import { pageBehind } from "./page-behind"
import { ScrollPlaces } from "./scroll-places"
import { scrollWhenHighEnough } from "./scroll-when-high-enough"

const places = new ScrollPlaces(() => sessionStorage)

/**
 * A new page starts at its top; Back, Forward and a reload return to where the reader was. The
 * browser's own way does not wait for lists that load. To be called outside of `<Routes location>`,
 * below which every navigation looks like Back.
 */
export function useScrollPlace({ key, pathname, search, hash }: Location): void {
  const type = useNavigationType()
  const page = pageBehind(pathname)
  // The key alone does not do: every address that was typed has the same one.
  const id = [key, pathname, search, hash].join(" ")
  const entry = useRef(id)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    history.scrollRestoration = "manual"
    const remember = () => places.set(entry.current, scrollY)
    const save = () => places.save()
    addEventListener("scroll", remember, { passive: true })
    addEventListener("pagehide", save)
    return () => {
      removeEventListener("scroll", remember)
      removeEventListener("pagehide", save)
    }
  }, [])

  useLayoutEffect(() => {
    entry.current = id
    const first = shown.current === null
    const moved = shown.current !== page
    shown.current = page
    const top = type === "POP" && !(first && arrivedAnew()) ? places.of(id) : undefined
    if (top !== undefined) return scrollWhenHighEnough(top)
    if (moved && !first) scrollTo({ top: 0, behavior: "instant" })
    return undefined
  }, [id, page, type])
}

/** Whether the tab came here by a link or an address, and not by a reload or from another site. */
function arrivedAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return entry?.type === "navigate"
}
