import { createContext, useContext, useEffect } from "react"

/** What was typed into a dialog's form and not sent yet. */
export type Draft = {
  hold: (changed: boolean) => void
  /** Runs `then` at once, or after the reader gave up what was typed. */
  leave: (then: () => void) => void
}

export const DraftContext = createContext<Draft>({
  hold: () => undefined,
  leave: (then) => then(),
})

/** Reports to the dialog around a form whether it was changed; returns how its Cancel leaves. */
export function useDraft(changed: boolean): Draft["leave"] {
  const { hold, leave } = useContext(DraftContext)
  useEffect(() => {
    hold(changed)
    return () => hold(false)
  }, [hold, changed])
  return leave
}
