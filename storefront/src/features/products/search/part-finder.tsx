import { Search } from "lucide-react"
import { useState, type SubmitEvent } from "react"
import { useNavigate } from "react-router-dom"
import { SearchInput } from "./search-input"
import { EVERYTHING, writeSearch, type ProductSearch } from "./product-search"
import type { Suggestion } from "./suggestion"
import { searchText } from "./texts"

/** A search box of its own, which leads to the list. */
export function PartFinder() {
  const navigate = useNavigate()
  const [text, setText] = useState("")
  function goTo(search: Partial<ProductSearch>) {
    void navigate({ pathname: "/showProduct", search: writeSearch({ ...EVERYTHING, ...search }) })
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    goTo({ q: text.trim() })
  }
  function onChoose(suggestion: Suggestion) {
    if (suggestion.kind === "category") goTo({ category: suggestion.handle })
    else void navigate(`/product/${suggestion.id}`)
  }
  return (
    <form role="search" action="/showProduct" onSubmit={onSubmit}>
      <label htmlFor="find" className="mb-1 block text-sm font-medium">
        {searchText("findPart")}
      </label>
      <div className="join relative flex w-full">
        <SearchInput
          id="find"
          text={text}
          onType={setText}
          onChoose={onChoose}
          className="input-lg"
        />
        <button type="submit" className="btn rounded-l-none btn-lg btn-primary">
          <Search aria-hidden="true" className="size-5" />
          {searchText("find")}
        </button>
      </div>
    </form>
  )
}
