import { useEffect, type RefObject } from "react"
import { SLASH } from "./search-field"

/** There the key means what is typed, or another field than one behind a dialog. */
const TAKEN = "dialog[open],[role$=dialog],:read-write:focus"

/** `/` puts the cursor into a field, but for who types elsewhere or has a dialog open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== SLASH || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector(TAKEN)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [field])
}
