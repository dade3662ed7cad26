import type { ProductFacets } from "@shop/contract/product/product-search"
import type { ProductSearch } from "../../../search/product-search"
import type { ChangeSearch } from "../../../search/use-product-search"
import { AttributeFacets } from "./attribute-facets"
import { CategoryFacet } from "./category-facet"
import { FacetChoice } from "./facet-choice"
import { PriceFacet } from "./price-facet"
import { listText } from "../../texts"

export type AllFacetsProps = {
  search: ProductSearch
  facets: ProductFacets
  onChange: ChangeSearch
}

/** What the list can be narrowed by, with how many parts each choice leaves. */
export function AllFacets({ search, facets, onChange }: AllFacetsProps) {
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
