import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from "react"
import { useMatch, useNavigate } from "react-router-dom"
import { useChosenVehicle } from "@/features/vehicles/chosen-vehicle"
import type { Begun } from "./begun-search"
import { EVERYTHING, writeSearch, type ProductSearch } from "../product-search"
import { lookUp } from "./look-up"
import { rememberSearch } from "./recent-searches"
import { scrollToParts } from "../scroll-to-parts"
import { SearchInput } from "./search-input"
import type { Suggestion } from "./suggestion"
import { useProductSearch, type ChangeSearch } from "../use-product-search"
import { useSearchDraft } from "../use-search-draft"

const LIST = "/showProduct"

type FinderProps = {
  /** What was done in the field before. */
  begun: Begun
  field: RefObject<HTMLInputElement | null>
}

/**
 * The one box that finds, on every page. On the list it narrows what is shown, after a pause in
 * typing or at once by Enter; elsewhere Enter leads to the list. A part's own number leads straight
 * to the part.
 */
export function Finder({ begun, field }: FinderProps) {
  const onList = useMatch(LIST) !== null
  const { search, change } = useProductSearch()
  const navigate = useNavigate()
  const { id: vehicle = "", built = "" } = useChosenVehicle() ?? {}
  /** The words that Enter was pressed on, as long as they stand. */
  const asked = useRef("")
  const changeList: ChangeSearch = (part, how) => {
    change(part, how)
    scrollToParts()
  }
  const q = onList ? search.q : ""
  const draft = useSearchDraft(q, (words, how) => changeList({ q: words }, how), {
    live: onList,
    begun: begun.text,
  })
  const goOn = useEffectEvent(() => {
    if (begun.submitted) void find(begun.text.trim())
  })
  useEffect(() => goOn(), [])
  /** The page that comes has the focus, and a telephone its whole screen. */
  const leave = () => field.current?.blur()

  function goToList(part: Partial<ProductSearch>) {
    leave()
    void navigate({
      pathname: LIST,
      search: writeSearch({ ...EVERYTHING, vehicle, built, ...part }),
    })
  }
  /** Who looked for a former number is told what became of it. */
  function goToPart(id: string, formerNumber = "") {
    // Letters that wait for the pause would else search on the way there.
    draft.expectSearch("")
    leave()
    void navigate(`/product/${id}`, formerNumber ? { state: { formerNumber } } : {})
  }
  async function find(words: string) {
    if (!words && !onList) return
    if (onList) draft.replace(words)
    asked.current = words
    const { pathname } = window.location
    const exact = await lookUp(words, { vehicle, built })
    // Who has gone on meanwhile, or types something else, is left alone.
    if (asked.current !== words || window.location.pathname !== pathname) return
    if (exact) goToPart(exact.id, exact.isFormer ? words : "")
    else if (!onList) {
      draft.expectSearch(words)
      goToList({ q: words })
    }
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void find(draft.text.trim())
  }
  function onType(text: string) {
    asked.current = ""
    draft.type(text)
  }
  function onChoose(suggestion: Suggestion) {
    if (suggestion.kind === "recent") {
      onType(suggestion.text)
      void find(suggestion.text)
    } else if (suggestion.kind === "part") {
      rememberSearch(suggestion.sku || suggestion.text)
      goToPart(suggestion.id, suggestion.formerNumber)
    } else {
      rememberSearch(suggestion.text)
      draft.expectSearch("")
      if (onList) changeList({ category: suggestion.handle, q: "" })
      else goToList({ category: suggestion.handle })
    }
  }
  return (
    <form role="search" action={LIST} onSubmit={onSubmit} className="relative">
      <SearchInput
        field={field}
        focused={begun.focused}
        text={draft.text}
        onType={onType}
        onChoose={onChoose}
      />
    </form>
  )
}
