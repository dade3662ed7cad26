import { figure } from "@/platform/format/figure"
import { useState } from "react"

type FacetChoiceProps = {
  text: string
  count: number
  checked: boolean
  onChange: () => void
}

/**
 * A filter that is on or off; one that would leave nothing cannot be switched on. It shows at once
 * what was pressed: the address comes a moment later.
 */
export function FacetChoice({ text, count, checked, onChange }: FacetChoiceProps) {
  const [shown, setShown] = useState({ checked, pressed: checked })
  if (shown.checked !== checked) setShown({ checked, pressed: checked })
  const empty = count === 0 && !checked
  return (
    <label
      className={`flex min-h-9 items-center gap-2.5 ${empty ? "text-muted" : "cursor-pointer"}`}
    >
      <input
        type="checkbox"
        checked={shown.pressed}
        disabled={empty}
        onChange={(event) => {
          setShown({ checked, pressed: event.target.checked })
          onChange()
        }}
        className="size-4.5 shrink-0 accent-secondary"
      />
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <FacetCount count={count} />
    </label>
  )
}

/** How many parts a choice would leave, at the end of its line. */
export function FacetCount({ count }: { count: number }) {
  return <span className="ml-auto pl-2 text-sm text-muted tabular-nums">{figure(count)}</span>
}
