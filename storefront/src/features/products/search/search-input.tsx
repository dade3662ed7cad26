import { Search } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { quietly } from "@/platform/stale-release"
import { SEARCH_LENGTH } from "./product-search"
import type { Suggestion } from "./suggestion"
import type { SuggestionList } from "./suggestion-list"
import { SLASH, useSlashKey } from "./use-slash-key"
import { useSuggestionBox } from "./use-suggestion-box"
import { searchText } from "./texts"

type SearchInputProps = {
  id: string
  text: string
  onType: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The text of a search and, under it, what it may mean. */
export function SearchInput({ id, text, onType, onChoose }: SearchInputProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useSuggestionBox(text, onChoose)
  const { List, loadList } = useSuggestionList()
  useSlashKey(input)
  const idOf = ({ key }: Suggestion) => `${listId} ${key}`.replace(/\s/g, "-")
  const activeId = box.active && idOf(box.active)
  const expanded = box.expanded && List !== undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 z-1 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        role="combobox"
        name="q"
        value={text}
        onChange={(event) => {
          box.onType()
          onType(event.target.value)
        }}
        onKeyDown={box.onKeyDown}
        onFocus={() => {
          loadList()
          box.onFocus()
        }}
        onBlur={box.onBlur}
        aria-autocomplete="list"
        aria-keyshortcuts={SLASH}
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={expanded ? activeId : undefined}
        maxLength={SEARCH_LENGTH}
        placeholder={searchText("nameOrNumber")}
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
      {expanded ? (
        <List
          id={listId}
          suggestions={box.suggestions}
          active={box.active}
          idOf={idOf}
          onChoose={box.choose}
        />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {box.announcement}
      </p>
    </div>
  )
}

/** What draws the suggestions is wanted by who searches alone: it comes with the first focus. */
function useSuggestionList() {
  const [List, setList] = useState<typeof SuggestionList>()
  const loadList = () =>
    void quietly(async () => {
      const { SuggestionList } = await import("./suggestion-list")
      setList(() => SuggestionList)
    })
  return { List, loadList }
}
