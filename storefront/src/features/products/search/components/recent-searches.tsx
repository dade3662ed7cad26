import { History, X } from "lucide-react"
import type { ReactNode } from "react"
import { forgetAllSearches, forgetSearch } from "../box/recent-searches"
import type { Suggestion } from "../box/suggestion"
import { searchText } from "../texts"

type RecentSearchesProps = {
  id: string
  className: string
  searches: Suggestion[]
  optionOf: (search: Suggestion, content: ReactNode) => ReactNode
}

/**
 * What was looked for last. The buttons stand beside the list, not in its lines, which may hold none;
 * who has no pointer takes the chosen line away by Delete.
 */
export function RecentSearches({ id, className, searches, optionOf }: RecentSearchesProps) {
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-4 px-3 pt-1">
        <p aria-hidden="true" className="lettering text-muted">
          {searchText("lookedForLast")}
        </p>
        <button
          type="button"
          tabIndex={-1}
          className="min-h-9 text-sm underline underline-offset-4"
          onClick={forgetAllSearches}
        >
          {searchText("forgetAll")}
        </button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <div id={id} role="listbox" aria-label={searchText("lookedForLast")}>
          {searches.map((search) =>
            optionOf(
              search,
              <span className="flex min-w-0 items-center gap-3">
                <History aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <span className="truncate">{search.text}</span>
              </span>,
            ),
          )}
        </div>
        <div>
          {searches.map(({ key, text }) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              aria-label={searchText("forgetSearch", { words: text })}
              className="btn flex btn-square h-11 btn-ghost"
              onClick={() => forgetSearch(text)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
