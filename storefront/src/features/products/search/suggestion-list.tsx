import { useId } from "react"
import type { Suggestion } from "./suggestion"
import { searchText } from "./texts"

type SuggestionListProps = {
  id: string
  suggestions: Suggestion[]
  active: Suggestion | undefined
  idOf: (suggestion: Suggestion) => string
  onChoose: (suggestion: Suggestion) => void
}

const GROUPS = [
  { kind: "category", text: searchText("categories") },
  { kind: "part", text: searchText("parts") },
] as const

/** The suggestions under a search, over whatever lies there. */
export function SuggestionList({ id, suggestions, active, idOf, onChoose }: SuggestionListProps) {
  const groupId = useId()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={searchText("suggestions")}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-box border border-base-content/45 bg-base-100 py-1"
    >
      {GROUPS.map(({ kind, text }) => {
        const group = suggestions.filter((one) => one.kind === kind)
        if (group.length === 0) return null
        return (
          <div key={kind} role="group" aria-labelledby={`${groupId}-${kind}`}>
            <div
              id={`${groupId}-${kind}`}
              role="presentation"
              className="lettering px-3 pt-2 pb-1 text-muted"
            >
              {text}
            </div>
            {group.map((one) => (
              <div
                key={one.key}
                id={idOf(one)}
                role="option"
                aria-selected={one.key === active?.key}
                onClick={() => onChoose(one)}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-l-2 border-transparent px-3 py-1.5 hover:bg-base-200 aria-selected:border-primary aria-selected:bg-base-200"
              >
                <span className="min-w-0 wrap-anywhere">{one.text}</span>
                <span className="lettering shrink-0 text-muted">{one.detail}</span>
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
