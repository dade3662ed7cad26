import { measureOf } from "@shop/contract/product/measure"
import type { AttributeFacet } from "../../facet-values"
import type { ChangeSearch } from "../../../search/use-product-search"
import { endsOf, readNumber, withEnds } from "../../../search/measure-ranges"
import { listText } from "../../texts"
import { RangeFields } from "./range-fields"

type MeasureFacetProps = {
  facet: AttributeFacet
  measures: readonly string[]
  onChange: ChangeSearch
}

/** A measure from one number to another; nothing for a label whose values are no numbers. */
export function MeasureFacet({ facet, measures, onChange }: MeasureFacetProps) {
  const { label, kind, values } = facet
  const numbers = values.map(({ value }) => measureOf(value))
  const known = numbers.filter((number) => number !== undefined)
  const { from, to } = endsOf(measures, label)
  const isChosen = from !== "" || to !== ""
  if (!isChosen && (kind !== "measure" || known.length < 2)) return null
  const range = known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : null
  return (
    <div className="pb-2">
      <RangeFields
        of={label}
        from={from}
        to={to}
        range={range}
        read={readNumber}
        example={listText("numberExample")}
        crossed={listText("lowestNumberAboveHighest")}
        onChange={(ends, how) =>
          onChange((search) => ({ measures: withEnds(search.measures, label, ends) }), how)
        }
      />
    </div>
  )
}
