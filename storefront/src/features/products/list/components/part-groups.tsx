import type { ProductFacets } from "@shop/contract/product/product-search"
import { Link } from "react-router-dom"
import { figure } from "@/platform/format/figure"
import { writeSearch, type ProductSearch } from "../../search/product-search"
import { listText } from "../texts"

type PartGroupsProps = { search: ProductSearch; categories: ProductFacets["categories"] }

/** All parts for a vehicle by group, each with how many there are: where most begin. Where the filters stand beside the list, they tell it. */
export function PartGroups({ search, categories }: PartGroupsProps) {
  if (categories.length < 2) return null
  return (
    <nav aria-label={listText("byGroup")} className="mb-4 lg:hidden">
      <ul className="grid gap-2 grid-cols-2 sm:grid-cols-3">
        {categories.map(({ name, handle, count }) => (
          <li key={handle}>
            <Link
              to={{ search: writeSearch({ ...search, category: handle }) }}
              className="flex h-full min-h-11 items-center justify-between gap-2 rounded-field border border-line px-3 py-1.5 text-sm hover:bg-base-200"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-muted tabular-nums">
                <span aria-hidden="true">{figure(count)}</span>
                <span className="sr-only">{listText("parts", { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
