import type { ProductFacets } from "@shop/contract/product/product-search"
import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { toggled } from "../../chosen-filters"
import { attributeFacets, writeAttribute, type AttributeFacet } from "../../facet-values"
import type { ProductSearch } from "../../../search/product-search"
import type { ChangeSearch } from "../../../search/use-product-search"
import { readRange } from "../../../search/measure-ranges"
import { FacetChoice } from "./facet-choice"
import { MeasureFacet } from "./measure-facet"
import { ShowMoreList } from "./show-more-list"

const OPEN = 3
const FEW_LABELS = 6
const FEW_VALUES = 6

type AttributeFacetsProps = {
  search: ProductSearch
  facets: ProductFacets["attributes"]
  onChange: ChangeSearch
}

/** The attributes of the parts that are left: the first ones open, the others by their names. */
export function AttributeFacets({ search, facets, onChange }: AttributeFacetsProps) {
  const measured = search.measures.map((one) => readRange(one)?.label ?? "")
  const shown = attributeFacets(facets, search.attributes, measured)
  const toggle = (one: string) =>
    onChange(({ attributes }) => ({ attributes: toggled(attributes, one) }))
  return (
    <ShowMoreList
      few={FEW_LABELS}
      className="space-y-4"
      entries={shown.map((facet, index) => {
        const chosen = facet.values.some((value) => value.chosen) || measured.includes(facet.label)
        return {
          key: facet.label,
          chosen,
          content: (
            <Attribute facet={facet} open={index < OPEN || chosen} onToggle={toggle}>
              <MeasureFacet facet={facet} measures={search.measures} onChange={onChange} />
            </Attribute>
          ),
        }
      })}
    />
  )
}

type AttributeProps = {
  facet: AttributeFacet
  open: boolean
  onToggle: (attribute: string) => void
  /** Above the values. */
  children: ReactNode
}

function Attribute({ facet: { label, values }, open, onToggle, children }: AttributeProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between font-display text-lg font-semibold">
        {label}
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-90"
        />
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {children}
        <ShowMoreList
          few={FEW_VALUES}
          entries={values.map(({ value, count, chosen }) => ({
            key: value,
            chosen,
            content: (
              <FacetChoice
                text={value}
                count={count}
                checked={chosen}
                onChange={() => onToggle(writeAttribute(label, value))}
              />
            ),
          }))}
        />
      </fieldset>
    </details>
  )
}
