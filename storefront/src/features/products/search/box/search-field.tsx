import { Search } from "lucide-react"
import type { ComponentPropsWithRef } from "react"
import { SEARCH_LENGTH } from "../search-length"
import { fieldText } from "./field-texts"

/** The key that leads to the search from anywhere, as `aria-keyshortcuts` has it. */
export const SLASH = "/"

const ID = "find"

/** The field of the search, named, and that `/` leads to it. */
export function SearchField(input: ComponentPropsWithRef<"input">) {
  return (
    <>
      <label htmlFor={ID} className="sr-only">
        {fieldText("findPart")}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 z-1 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        aria-expanded={false}
        {...input}
        id={ID}
        type="search"
        role="combobox"
        name="q"
        aria-autocomplete="list"
        aria-keyshortcuts={SLASH}
        maxLength={SEARCH_LENGTH}
        placeholder={fieldText("nameOrNumber")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className="peer input w-full pr-10 pl-10"
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 z-1 hidden -translate-y-1/2 rounded-field border border-line px-1.5 text-xs leading-5 text-muted peer-focus:hidden peer-not-placeholder-shown:hidden pointer-fine:block"
      >
        {SLASH}
      </kbd>
    </>
  )
}
