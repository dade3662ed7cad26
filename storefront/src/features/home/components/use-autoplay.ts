import { useEffect, useEffectEvent, useState } from "react"

const PERIOD_MS = 7000

/**
 * Calls `onStep` every seven seconds while the reader lets it: not for those who want no motion,
 * not under the pointer or the focus (`held`), not in a tab in the background. `stop` ends it for
 * good, as any step by hand does; `playing` and `toggle` are the pause button's.
 */
export function useAutoplay({ held, onStep }: { held: boolean; onStep: () => void }) {
  const [playing, setPlaying] = useState(wantsMotion)
  const step = useEffectEvent(() => {
    if (document.visibilityState === "visible") onStep()
  })
  useEffect(() => {
    if (!playing || held) return undefined
    const timer = setInterval(step, PERIOD_MS)
    return () => clearInterval(timer)
  }, [playing, held])
  return { playing, stop: () => setPlaying(false), toggle: () => setPlaying(!playing) }
}

function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches
}
