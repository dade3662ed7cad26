import { Search } from "lucide-react"
import type { SubmitEvent } from "react"
import { useNavigate } from "react-router-dom"
import type { ChangeSearch } from "./use-product-search"
import type { Suggestion } from "./suggestion"
import { useSearchDraft } from "./use-search-draft"
import { SearchInput } from "./search-input"
import { searchText } from "./texts"

type SearchBoxProps = {
  q: string
  onChange: ChangeSearch
}

/** Finds parts by name, SKU or OEM number: after a pause in typing, or at once by Enter. */
export function SearchBox({ q, onChange }: SearchBoxProps) {
  const draft = useSearchDraft(q, (words, how) => onChange({ q: words }, how))
  const navigate = useNavigate()
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    draft.submit()
  }
  function onChoose(suggestion: Suggestion) {
    // Letters that wait for the pause would else search on the way to what was chosen.
    draft.clear()
    if (suggestion.kind === "category") onChange({ category: suggestion.handle, q: "" })
    else void navigate(`/product/${suggestion.id}`)
  }
  return (
    <form role="search" onSubmit={onSubmit}>
      <label htmlFor="find" className="mb-1 block text-sm font-medium">
        {searchText("findPart")}
      </label>
      <div className="join relative flex w-full">
        <SearchInput id="find" text={draft.text} onType={draft.type} onChoose={onChoose} />
        <button
          type="submit"
          className="btn rounded-l-none border-l-0"
          aria-label={searchText("search")}
        >
          <Search aria-hidden="true" className="size-4" />
        </button>
      </div>
    </form>
  )
}
