import { useId, type ReactNode } from "react"
import { RecentSearches } from "../components/recent-searches"
import { SuggestedPart } from "../components/suggested-part"
import type { Suggestion } from "./suggestion"
import { searchText } from "../texts"

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

const SCROLLED = "max-h-[min(34rem,70dvh)] overflow-y-auto overscroll-contain py-1"

/** The suggestions under a search, or what was looked for last, over whatever lies there. */
export function SuggestionList({ id, suggestions, active, idOf, onChoose }: SuggestionListProps) {
  const groupId = useId()
  const optionOf = (one: Suggestion, content: ReactNode) => (
    <div
      key={one.key}
      id={idOf(one)}
      role="option"
      aria-selected={one.key === active?.key}
      onClick={() => onChoose(one)}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-l-2 border-transparent px-3 py-1.5 hover:bg-base-200 aria-selected:border-primary aria-selected:bg-base-200"
    >
      {content}
    </div>
  )
  const recent = suggestions.filter(({ kind }) => kind === "recent")
  return (
    <div
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-box border border-base-content/45 bg-base-100"
    >
      {recent.length > 0 ? (
        <RecentSearches className={SCROLLED} id={id} searches={recent} optionOf={optionOf} />
      ) : (
        <div id={id} role="listbox" aria-label={searchText("suggestions")} className={SCROLLED}>
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
                {group.map((one) =>
                  optionOf(
                    one,
                    one.kind === "part" ? <SuggestedPart part={one} /> : <Words line={one} />,
                  ),
                )}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}

function Words({ line: { text, detail } }: { line: Suggestion }) {
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <span className="lettering shrink-0 text-muted">{detail}</span>
    </>
  )
}
