import { hearBackFirst } from "@/platform/before-back"

type Guarded = { isChanged: () => boolean; leave: (then: () => void) => void }

/**
 * Holds Back, Forward and a reload while something is changed; answers how to stop. The router's
 * own blocker needs its data router, 19 kB more in every first load: this holds the history
 * itself, before the router hears of it.
 */
export function guardPage({ isChanged, leave }: Guarded): () => void {
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

  const stop = hearBackFirst(onPopState)
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
