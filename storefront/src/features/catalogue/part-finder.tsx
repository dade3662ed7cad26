import { Search } from "lucide-react"
import type { SubmitEvent } from "react"
import { useNavigate } from "react-router-dom"
import { SEARCH_LENGTH, writeSearch } from "./product-search"

/** A search box of its own, which leads to the list. */
export function PartFinder() {
  const navigate = useNavigate()
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get("q")
    const words = typeof q === "string" ? q.trim() : ""
    const search = writeSearch({ q: words, category: "", sort: "newest" })
    void navigate({ pathname: "/showProduct", search })
  }
  return (
    <form role="search" action="/showProduct" onSubmit={find}>
      <label htmlFor="find" className="mb-1 block text-sm font-medium">
        Find a part
      </label>
      <div className="join flex w-full">
        <input
          id="find"
          type="search"
          name="q"
          maxLength={SEARCH_LENGTH}
          placeholder="Name or number"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="input input-lg min-w-0 grow rounded-r-none"
        />
        <button type="submit" className="btn rounded-l-none btn-lg btn-primary">
          <Search aria-hidden="true" className="size-5" />
          Find
        </button>
      </div>
    </form>
  )
}
