import { useEffect, useEffectEvent, type RefObject } from "react"

/** Two windows ahead: who scrolls by the window does not see the end. */
const AHEAD = "0px 0px 200% 0px"

type InfiniteScroll = {
  /** How many rows there are: with more of them the end may still be near. */
  rows: number
  wanted: boolean
  onNear: () => void
}

/**
 * Calls `onNear` when the element at the end of a list comes near the window. A reader who walks through the
 * list by keyboard is left alone: what lies behind it would move away from them for ever.
 */
export function useInfiniteScroll(
  end: RefObject<HTMLElement | null>,
  { rows, wanted, onNear }: InfiniteScroll,
): void {
  const report = useEffectEvent(() => {
    if (!end.current?.parentElement?.querySelector(":focus-visible")) onNear()
  })
  useEffect(() => {
    if (!end.current || !wanted) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) report()
      },
      { rootMargin: AHEAD },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [end, rows, wanted])
}
