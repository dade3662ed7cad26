import { type ReactNode, useEffect, useRef, useState } from "react"
import { interceptBack } from "@/platform/intercept-back"
import type { Draft } from "./draft"
import { Question } from "./question"
import { dialogText } from "./texts"

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
      title={dialogText("discardQuestion")}
      text={dialogText("discardText")}
      yes={dialogText("yesDiscard")}
      no={dialogText("noKeepEditing")}
      onYes={onDiscard}
      onNo={() => setLeaving(null)}
    />
  )
  return { draft, asking, question }
}

type Guarded = { isChanged: () => boolean; leave: (then: () => void) => void }

/**
 * Holds Back, Forward and a reload while something is changed; answers how to stop. The router's
 * own blocker needs its data router, 19 kB more in every first load: this holds the history
 * itself, before the router gets the event.
 */
function guardPage({ isChanged, leave }: Guarded): () => void {
  const home = placeOf(history.state)

  function onPopState(event: PopStateEvent) {
    if (!isChanged()) return
    event.stopImmediatePropagation()
    const steps = placeOf(event.state) - home
    // The browser has moved already: it goes back to the dialog, and on after a yes.
    if (steps === 0) return
    history.go(-steps)
    leave(() => history.go(steps))
  }
  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (isChanged()) event.preventDefault()
  }

  const stop = interceptBack(onPopState)
  addEventListener("beforeunload", onBeforeUnload)
  return () => {
    stop()
    removeEventListener("beforeunload", onBeforeUnload)
  }
}

/** The entry's number in the history, as the router counts them. */
function placeOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? 0
}
