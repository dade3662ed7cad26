import { Search } from "lucide-react"
import type { SubmitEvent } from "react"
import { SEARCH_LENGTH } from "../product-search"
import { useSearchDraft } from "../use-search-draft"

type SearchBoxProps = {
  q: string
  onSearch: (q: string, how: { typing: boolean }) => void
}

/** Finds parts by name, SKU or OEM number: after a pause in typing, or at once by Enter. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const { text, type, submit } = useSearchDraft(q, onSearch)
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }
  return (
    <form role="search" onSubmit={onSubmit} className="col-span-2 lg:col-span-1">
      <label htmlFor="find" className="mb-1 block text-sm font-medium">
        Find a part
      </label>
      <div className="join flex w-full">
        <input
          id="find"
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          maxLength={SEARCH_LENGTH}
          placeholder="Name or number"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="input grow rounded-r-none"
        />
        <button type="submit" className="btn rounded-l-none border-l-0" aria-label="Search">
          <Search aria-hidden="true" className="size-4" />
        </button>
      </div>
    </form>
  )
}
