import type { ProductFacets } from "@shop/contract/product/product-search"
import { useId } from "react"
import { TextField } from "@/components/ui/form/text-field"
import { readPrice, type ProductSearch } from "../../search/product-search"
import type { ChangeSearch } from "../../search/use-product-search"
import { useSearchDraft } from "../../search/use-search-draft"
import { listText } from "../texts"

type PriceFacetProps = {
  search: ProductSearch
  /** From the cheapest to the dearest part that the other filters leave. */
  range: ProductFacets["price"]
  onChange: ChangeSearch
}

/** The lowest and the highest price, in force after a pause in typing. */
export function PriceFacet({ search, range, onChange }: PriceFacetProps) {
  const id = useId()
  const from = useSearchDraft(search.minPrice, (text, how) =>
    onChange({ minPrice: readPrice(text) }, how),
  )
  const to = useSearchDraft(search.maxPrice, (text, how) =>
    onChange({ maxPrice: readPrice(text) }, how),
  )
  const crossed =
    search.minPrice !== "" &&
    search.maxPrice !== "" &&
    Number(search.minPrice) > Number(search.maxPrice)
  const field = (draft: typeof from, hint: number | undefined) => ({
    value: draft.text,
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
    placeholder: hint === undefined ? "" : String(hint),
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onBlur: draft.submit,
    error: draft.text.trim() && !readPrice(draft.text) ? listText("priceExample") : undefined,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        from.submit()
        to.submit()
      }}
    >
      <fieldset aria-describedby={crossed ? id : undefined}>
        <legend className="mb-1 font-display text-lg font-semibold">{listText("price")}</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField label={listText("fromPrice")} {...field(from, range?.min)} />
          <TextField label={listText("toPrice")} {...field(to, range?.max)} />
        </div>
        {crossed ? (
          <p id={id} className="mt-2 text-sm text-muted">
            {listText("lowestAboveHighest")}
          </p>
        ) : null}
      </fieldset>
      {/* Without a button Enter does nothing in a form of two fields. */}
      <button type="submit" hidden>
        {listText("apply")}
      </button>
    </form>
  )
}
