import type { ProductFacets } from "@shop/contract/product/product-search"
import { readPrice, type ProductSearch } from "../../../search/product-search"
import type { ChangeSearch } from "../../../search/use-product-search"
import { listText } from "../../texts"
import { RangeFields } from "./range-fields"

type PriceFacetProps = {
  search: ProductSearch
  /** From the cheapest to the dearest part that the other filters leave. */
  range: ProductFacets["price"]
  onChange: ChangeSearch
}

/** The lowest and the highest price. */
export function PriceFacet({ search, range, onChange }: PriceFacetProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-display text-lg font-semibold">{listText("price")}</legend>
      <RangeFields
        from={search.minPrice}
        to={search.maxPrice}
        range={range}
        read={readPrice}
        example={listText("priceExample")}
        crossed={listText("lowestAboveHighest")}
        onChange={({ from: minPrice, to: maxPrice }, how) =>
          onChange(
            {
              ...(minPrice === undefined ? {} : { minPrice }),
              ...(maxPrice === undefined ? {} : { maxPrice }),
            },
            how,
          )
        }
      />
    </fieldset>
  )
}
