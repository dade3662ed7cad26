import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react"
import { flushSync } from "react-dom"
import { useMatch, useSearchParams } from "react-router-dom"
import { useAfterPaint } from "@/components/ui/page/use-after-paint"
import { quietly } from "@/platform/stale-release"
import type { Begun } from "./begun-search"
import type { Finder } from "./finder"
import { SearchField } from "./search-field"
import { useSlashKey } from "./use-slash-key"

let ready: typeof Finder | undefined

/** Loads what makes the field a search. */
export async function loadFinder(): Promise<void> {
  ready = (await import("./finder")).Finder
}

/**
 * The one box that finds. Its field is there with the page; suggestions, keys and the way to the part
 * come once the page is drawn, or as soon as somebody types, and take over what was typed.
 */
export function EarlyFinder() {
  const onList = useMatch("/showProduct")
  const [asked] = useSearchParams()
  const q = (onList && asked.get("q")) ?? ""
  const field = useRef<HTMLInputElement>(null)
  const submitted = useRef(false)
  const painted = useAfterPaint()
  useSlashKey(field)
  const [begun, setBegun] = useState<Begun | undefined>(
    ready && { text: q, focused: false, submitted: false },
  )

  const takeOver = useEffectEvent(async () => {
    await loadFinder()
    const { current } = field
    // At once: what is typed between the look and the change would be lost.
    flushSync(() =>
      setBegun({
        text: current?.value ?? q,
        focused: current !== null && current === document.activeElement,
        submitted: submitted.current,
      }),
    )
  })
  const Box = begun && ready
  const waits = painted && !Box
  useEffect(() => {
    if (waits) void quietly(() => takeOver())
  }, [waits])
  if (Box) return <Box begun={begun} field={field} />
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submitted.current = true
  }
  return (
    <form role="search" onSubmit={onSubmit} className="relative">
      <SearchField ref={field} defaultValue={q} />
    </form>
  )
}
