import { useEffect, useState } from "react"

/** False in the first frame: an enter transition needs one frame before it. */
export function useMountedFrame(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return drawn
}
