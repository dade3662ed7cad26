import { startTransition, useEffect, useState } from "react"

/** False at first, and true once what was drawn with it is on the screen. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    // A frame's callbacks come before its paint, a timer that they set comes after.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted
}
