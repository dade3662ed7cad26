import { Search } from "lucide-react"
import type { FormEvent } from "react"

type SearchBoxProps = { q: string; onSearch: (q: string) => void }

/** Finds parts by name, measure or SKU. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get("q")
    onSearch(typeof text === "string" ? text.trim() : "")
  }
  return (
    <form role="search" onSubmit={submit} className="join flex w-full max-w-md">
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Find a part"
        placeholder="Name, measure or number"
        className="input grow rounded-r-none"
      />
      <button type="submit" className="btn rounded-l-none border-l-0" aria-label="Find">
        <Search aria-hidden="true" className="size-4" />
      </button>
    </form>
  )
}
