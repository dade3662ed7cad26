import { useEffect, useRef, useState, type ReactNode } from "react"
import type { Draft } from "./draft"
import { guardPage } from "./guard-page"
import { Question } from "./question"

/** Asks once before a changed form goes: by Cancel, Escape, the backdrop, Back or a reload. */
export function useDraftGuard(open: boolean): {
  draft: Draft
  asking: boolean
  question: ReactNode
} {
  const changed = useRef(false)
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const [draft] = useState<Draft>(() => ({
    hold: (now) => {
      changed.current = now
    },
    leave: (then) => {
      if (changed.current) setLeaving(() => then)
      else then()
    },
  }))
  useEffect(() => {
    if (!open) return undefined
    return guardPage({ isChanged: () => changed.current, leave: draft.leave })
  }, [open, draft])

  function onDiscard() {
    // At once: the navigation that follows must not be asked again.
    changed.current = false
    setLeaving(null)
    leaving?.()
  }

  const asking = leaving !== null
  const question = (
    <Question
      open={asking}
      title="Discard your changes?"
      text="What you changed here was not saved."
      yes="Yes, discard"
      no="No, keep editing"
      onYes={onDiscard}
      onNo={() => setLeaving(null)}
    />
  )
  return { draft, asking, question }
}
