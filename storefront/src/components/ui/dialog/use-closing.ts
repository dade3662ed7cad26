import { useCallback, useEffect, useRef, useState } from "react"
import { restoreFocus } from "./restore-focus"

const LEAVE_MS = 200

/**
 * A dialog that is a page of its own fades out before its address goes. `leave` runs `then` once,
 * when it is gone (at once where motion is not wanted); the focus goes back to what opened it.
 */
export function useClosing(): { open: boolean; leave: (then: () => void) => void } {
  const [open, setOpen] = useState(true)
  const [opener] = useState(() => document.activeElement)
  const leaving = useRef(false)
  const leave = useCallback((then: () => void) => {
    if (leaving.current) return
    leaving.current = true
    setOpen(false)
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    setTimeout(then, still ? 0 : LEAVE_MS)
  }, [])
  useEffect(() => () => restoreFocus(opener), [opener])
  return { open, leave }
}
