import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { Failed } from "@/components/ui/failed"
import { PageHeading } from "@/components/ui/page-heading"
import { NoProducts } from "./components/no-products"
import { SearchBox } from "./components/search-box"
import { ShownProducts } from "./components/shown-products"
import { findProducts } from "./find-products"
import { ProductGrid } from "./product-grid"
import { productListQuery } from "./product-list"

/** /showProduct: every part; `?q=` narrows it. */
export function ProductsPage() {
  const [search, setSearch] = useSearchParams()
  const q = search.get("q")?.trim() ?? ""
  const { data, error, refetch } = useQuery(productListQuery)
  const products = data && findProducts(data, q)
  return (
    <div className="page py-10">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
        <div>
          <PageHeading title={q ? `${q} in Products` : "Products"}>Products</PageHeading>
          <p className="mt-2 min-h-6 text-muted tabular-nums">
            {products ? countOf(products.length) : ""}
          </p>
        </div>
        <SearchBox key={q} q={q} onSearch={(next) => setSearch(next ? { q: next } : {})} />
      </div>
      {products ? (
        products.length > 0 ? (
          <ShownProducts key={q} products={products} />
        ) : (
          <NoProducts q={q} onShowAll={() => setSearch({})} />
        )
      ) : error ? (
        <Failed
          title="The parts could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ProductGrid products={undefined} expected={6} />
      )}
    </div>
  )
}

function countOf(parts: number): string {
  return parts === 1 ? "1 part" : `${parts} parts`
}
