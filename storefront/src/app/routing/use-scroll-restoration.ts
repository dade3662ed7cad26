import { useEffect, useLayoutEffect, useRef } from "react"
import { type Location, useNavigationType } from "react-router-dom"
import { pageBehind } from "./page-behind"
import { ScrollPositions } from "./scroll-positions"

const positions = new ScrollPositions(() => sessionStorage)

/**
 * A new page starts at its top; Back, Forward and a reload return to where the reader was. The
 * browser's own way does not wait for lists that load. To be called outside of `<Routes location>`,
 * below which every navigation looks like Back.
 */
export function useScrollRestoration({ key, pathname, search, hash }: Location): void {
  const type = useNavigationType()
  const page = pageBehind(pathname)
  // The key alone does not do: every address that was typed has the same one.
  const id = [key, pathname, search, hash].join(" ")
  const entry = useRef(id)
  const shown = useRef<string | null>(null)

  useEffect(() => {
    history.scrollRestoration = "manual"
    const remember = () => positions.set(entry.current, scrollY)
    const save = () => positions.save()
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
    const top = type === "POP" && !(first && isFreshNavigation()) ? positions.of(id) : undefined
    if (top !== undefined) return scrollOnceHighEnough(top)
    if (moved && !first) scrollTo({ top: 0, behavior: "instant" })
    return undefined
  }, [id, page, type])
}

/** Whether the tab came here by a link or an address, and not by a reload or from another site. */
function isFreshNavigation(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return entry?.type === "navigate"
}

const TIMEOUT_MS = 3000

/**
 * Scrolls to `top` as soon as the page is high enough, which may take until its lists are there.
 * Gives up when the reader scrolls or types first. Answers how to stop waiting.
 */
function scrollOnceHighEnough(top: number): () => void {
  const watcher = new ResizeObserver(attempt)
  const waiting = new AbortController()
  const timer = setTimeout(stop, TIMEOUT_MS)

  function stop() {
    watcher.disconnect()
    waiting.abort()
    clearTimeout(timer)
  }
  function attempt() {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight < top) return
    stop()
    scrollTo({ top, behavior: "instant" })
  }

  for (const move of ["wheel", "touchmove", "keydown"]) {
    addEventListener(move, stop, { signal: waiting.signal, passive: true })
  }
  attempt()
  if (!waiting.signal.aborted) watcher.observe(document.body)
  return stop
}
