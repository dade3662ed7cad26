import type { ProductFacets } from "@shop/contract/product/product-search"
import type { MouseEvent } from "react"
import { Link } from "react-router-dom"
import { writeSearch, type ProductSearch } from "../../../search/product-search"
import { FacetCount } from "./facet-choice"
import { ShowMoreList } from "./show-more-list"
import { listText } from "../../texts"

const FEW = 8

type CategoryFacetProps = {
  search: ProductSearch
  categories: ProductFacets["categories"]
  onChange: (change: Partial<ProductSearch>) => void
}

/** The categories, each an address of its own, which a new tab can have as well. */
export function CategoryFacet({ search, categories, onChange }: CategoryFacetProps) {
  const choice = (category: string, line: { name: string; count?: number }) => {
    const chosen = search.category === category
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
        return
      }
      event.preventDefault()
      onChange({ category })
    }
    const content = (
      <Link
        to={{ search: writeSearch({ ...search, category }) }}
        aria-current={chosen ? "true" : undefined}
        onClick={onClick}
        className="flex min-h-9 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
      >
        <span className="min-w-0 wrap-anywhere">{line.name}</span>
        {line.count === undefined ? null : <FacetCount count={line.count} />}
      </Link>
    )
    return { key: category, chosen, content }
  }
  if (categories.length < 2 && search.category === "") return null
  return (
    <section>
      <h3 className="mb-1 font-display text-lg font-semibold">{listText("category")}</h3>
      <ShowMoreList
        few={FEW + 1}
        entries={[
          choice("", { name: listText("allCategories") }),
          ...categories.map((one) => choice(one.handle, one)),
        ]}
      />
    </section>
  )
}
