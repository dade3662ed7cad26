import type { Product } from "@shop/contract/product/product"
import type { ProductFacets } from "@shop/contract/product/product-search"
import { useMemo } from "react"
import { DataTable } from "@/components/ui/table/data-table"
import type { ProductSearch } from "../../search/product-search"
import type { ChangeSearch } from "../../search/use-product-search"
import { listText } from "../texts"
import { orderOf, sortOfColumns } from "./column-sort"
import { measureColumns } from "./measure-columns"
import { tableColumns } from "./table-columns"

type ProductTableProps = {
  /** Undefined while they are on their way. */
  products: Product[] | undefined
  facets: ProductFacets | undefined
  search: ProductSearch
  onChange: ChangeSearch
}

/** The list as professionals read it: a line each, by its measures, with a quantity for the basket. */
export function ProductTable({ products, facets, search, onChange }: ProductTableProps) {
  const columns = useMemo(() => tableColumns(measureColumns(facets, products)), [facets, products])
  return (
    <DataTable
      caption={listText("partsHeading")}
      columns={columns}
      rows={products}
      keyOf={({ _id }) => _id}
      sort={sortOfColumns(search)}
      onSort={(sort) => onChange(orderOf(sort))}
    />
  )
}
