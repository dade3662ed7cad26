import { useEffect, useId } from "react"
import { SEARCH_LENGTH } from "./product-search"
import type { Suggestion } from "./suggestion"
import { useSuggestionBox } from "./use-suggestion-box"
import { SuggestionList } from "./suggestion-list"
import { searchText } from "./texts"

type SearchInputProps = {
  id: string
  text: string
  onType: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
  className?: string
}

/** The text of a search and, under it, what it may mean. */
export function SearchInput({ id, text, onType, onChoose, className = "" }: SearchInputProps) {
  const listId = useId()
  const box = useSuggestionBox(text, onChoose)
  const idOf = ({ key }: Suggestion) => `${listId} ${key}`.replace(/\s/g, "-")
  const activeId = box.active && idOf(box.active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  return (
    <>
      <input
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
        onBlur={box.onBlur}
        aria-autocomplete="list"
        aria-expanded={box.expanded}
        aria-controls={box.expanded ? listId : undefined}
        aria-activedescendant={activeId}
        maxLength={SEARCH_LENGTH}
        placeholder={searchText("nameOrNumber")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        className={`input min-w-0 grow rounded-r-none ${className}`}
      />
      {box.expanded ? (
        <SuggestionList
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
    </>
  )
}
