import { useEffect, useEffectEvent, type RefObject } from "react"

/** Two windows ahead: who scrolls by the window does not see the end. */
const AHEAD = "0px 0px 200% 0px"

type NearEnd = {
  /** How many rows there are: with more of them the end may still be near. */
  rows: number
  wanted: boolean
  onNear: () => void
}

/**
 * Tells when the element at the end of a list comes near the window. A reader who walks through the
 * list by keyboard is left alone: what lies behind it would move away from them for ever.
 */
export function useNearEnd(
  end: RefObject<HTMLElement | null>,
  { rows, wanted, onNear }: NearEnd,
): void {
  const tell = useEffectEvent(() => {
    if (!end.current?.parentElement?.querySelector(":focus-visible")) onNear()
  })
  useEffect(() => {
    if (!end.current || !wanted) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { rootMargin: AHEAD },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [end, rows, wanted])
}
