import { useEffect, useId, useState, type RefObject } from "react"
import { quietly } from "@/platform/stale-release"
import { SearchField } from "./search-field"
import type { Suggestion } from "./suggestion"
import type { SuggestionList } from "./suggestion-list"
import { useSuggestionBox } from "./use-suggestion-box"

type SearchInputProps = {
  field: RefObject<HTMLInputElement | null>
  /** Whether it takes the place of one that had the focus. */
  focused: boolean
  text: string
  onType: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The text of a search and, under it, what it may mean. */
export function SearchInput({ field, focused, text, onType, onChoose }: SearchInputProps) {
  const listId = useId()
  const box = useSuggestionBox(text, onChoose)
  const { List, loadList } = useSuggestionList()
  const idOf = ({ key }: Suggestion) => `${listId} ${key}`.replace(/\s/g, "-")
  const activeId = box.active && idOf(box.active)
  const expanded = box.expanded && List !== undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  return (
    <>
      <SearchField
        ref={field}
        autoFocus={focused}
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
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={expanded ? activeId : undefined}
      />
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
    </>
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
