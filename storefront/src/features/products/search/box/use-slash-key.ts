import { useEffect, type RefObject } from "react"
import { SLASH } from "./search-field"

const TYPED_INTO = "input, textarea, select, [contenteditable=true]"
const DIALOG = "dialog[open], [role=dialog], [role=alertdialog]"

/** `/` puts the cursor into a field, but for who types elsewhere or has a dialog open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== SLASH || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TYPED_INTO)) return
      if (document.querySelector(DIALOG)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [field])
}
