import { useQuery } from "@tanstack/react-query"
import { productSuggestionsQuery } from "../../search/suggestions-query"
import type { ProductSearch } from "../../search/product-search"
import { listText } from "../texts"

/** Says of a search by a former number what became of the part; nothing for any other search. */
export function FormerNumber({ search: { q, vehicle, built } }: { search: ProductSearch }) {
  const { data = [] } = useQuery(productSuggestionsQuery(q, { vehicle, built }))
  const found = data.find((one) => one.kind === "part" && one.formerNumber !== "")
  if (found?.kind !== "part") return null
  const { formerNumber, sku, text } = found
  return (
    <span className="block font-medium text-base-content">
      {listText("tookItsPlace", { number: formerNumber, part: sku || text })}
    </span>
  )
}
