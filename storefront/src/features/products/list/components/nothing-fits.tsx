import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { writeQuery } from "@/platform/api/write-query"
import { productFacetsQuery } from "../../api"
import type { ProductSearch } from "../../search/product-search"
import { listText } from "../texts"

type NothingFitsProps = {
  search: ProductSearch
  onChange: (change: Partial<ProductSearch>) => void
}

/** No part is known to fit: how many there are all the same, and who can be asked. */
export function NothingFits({ search, onChange }: NothingFitsProps) {
  const { data: all } = useQuery(productFacetsQuery({ ...search, fit: "all" }))
  const count = all?.total ?? 0
  const { q } = search
  return (
    <Notice
      title={q ? listText("nothingFitsOf", { q }) : listText("nothingFits")}
      action={
        <div className="flex flex-wrap gap-3">
          {count > 0 ? (
            <button type="button" className="btn btn-sm" onClick={() => onChange({ fit: "all" })}>
              {listText("showAllOf", { count })}
            </button>
          ) : null}
          <Link
            to={{ pathname: "/contact", search: writeQuery({ number: q }) }}
            className="btn btn-sm"
          >
            {listText("askUs")}
          </Link>
        </div>
      }
    >
      {listText("nothingFitsText")}
    </Notice>
  )
}
