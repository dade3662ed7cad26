import type { NearestPart } from "@shop/contract/product/product-search"
import { Link } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { writeQuery } from "@/platform/api/write-query"
import { countFilters, NO_FILTERS } from "../chosen-filters"
import type { ProductSearch } from "../../search/product-search"
import { listText } from "../texts"
import { NearestParts } from "./nearest-parts"

type NoProductsProps = {
  search: ProductSearch
  /** The name behind the search's category. */
  category: string
  /** Parts whose number is near what was typed. */
  nearest: readonly NearestPart[]
  onChange: (change: Partial<ProductSearch>) => void
}

/** An empty catalogue, or a search that finds nothing and what to try instead. */
export function NoProducts({ search, category, nearest, onChange }: NoProductsProps) {
  const { q } = search
  const filters = countFilters(search)
  if (!q && filters === 0) {
    return <Notice title={listText("noPartsYet")}>{listText("worksNotPublished")}</Notice>
  }
  const byCategoryAlone = filters === 1 && search.category !== ""
  const within = byCategoryAlone
    ? listText("inCategory", { category })
    : filters > 0
      ? listText("withTheseFilters")
      : ""
  return (
    <div className="space-y-6">
      <Notice
        title={q ? listText("nothingMatches", { q, within }) : listText("noParts", { within })}
        action={
          <div className="flex flex-wrap gap-3">
            {q && filters > 0 ? (
              <button type="button" className="btn btn-sm" onClick={() => onChange(NO_FILTERS)}>
                {byCategoryAlone ? listText("searchEverywhere") : listText("clearAllFilters")}
              </button>
            ) : null}
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => onChange({ ...NO_FILTERS, q: "" })}
            >
              {listText("showAllParts")}
            </button>
            {q ? (
              <Link
                to={{ pathname: "/contact", search: writeQuery({ number: q }) }}
                className="btn btn-sm"
              >
                {listText("askUs")}
              </Link>
            ) : null}
          </div>
        }
      >
        {q ? listText("tryAnotherWord") : byCategoryAlone ? "" : listText("takeAFilterAway")}
      </Notice>
      {q && nearest.length > 0 ? <NearestParts parts={nearest} /> : null}
    </div>
  )
}
