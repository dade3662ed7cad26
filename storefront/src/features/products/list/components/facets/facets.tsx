import type { ProductFacets } from "@shop/contract/product/product-search"
import type { ProductSearch } from "../../../search/product-search"
import type { ChangeSearch } from "../../../search/use-product-search"
import { AttributeFacets } from "./attribute-facets"
import { CategoryFacet } from "./category-facet"
import { FacetChoice } from "./facet-choice"
import { PriceFacet } from "./price-facet"
import { listText } from "../../texts"

type FacetsProps = {
  search: ProductSearch
  facets: ProductFacets | undefined
  onChange: ChangeSearch
}

/** What the list can be narrowed by, with how many parts each choice leaves. */
export function Facets({ search, facets, onChange }: FacetsProps) {
  if (!facets) return <FacetsSkeleton />
  return (
    <div className="space-y-6">
      <CategoryFacet search={search} categories={facets.categories} onChange={onChange} />
      <FacetChoice
        text={listText("inStockOnly")}
        count={facets.inStock}
        checked={search.inStock}
        onChange={() => onChange({ inStock: !search.inStock })}
      />
      <PriceFacet search={search} range={facets.price} onChange={onChange} />
      <AttributeFacets search={search} facets={facets.attributes} onChange={onChange} />
    </div>
  )
}

function FacetsSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-3">
      {Array.from({ length: 8 }, (_, line) => (
        <div key={line} className="skeleton h-6 w-4/5" />
      ))}
    </div>
  )
}
