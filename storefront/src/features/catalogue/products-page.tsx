import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { Failed } from "@/components/ui/failed"
import { PageHeading } from "@/components/ui/page-heading"
import { categoriesQuery } from "./categories"
import { NoProducts } from "./components/no-products"
import { ProductFilters } from "./components/product-filters"
import { ProductResults } from "./components/product-results"
import { countOf } from "./product-count"
import { ProductGrid } from "./product-grid"
import { PAGE_SIZE, productPagesQuery } from "./product-pages"
import { useProductSearch } from "./use-product-search"

/** /showProduct: the catalogue, searched, narrowed and sorted by its address. */
export function ProductsPage() {
  const { search, change } = useProductSearch()
  const list = useInfiniteQuery(productPagesQuery(search))
  const { data: categories = [] } = useQuery(categoriesQuery)
  const category = categories.find(({ handle }) => handle === search.category)?.name
  const named = category ?? search.category
  const heading = named || "Products"
  const products = list.data?.pages.flatMap(({ rows }) => rows)
  const total = list.data?.pages.at(-1)?.total ?? null
  const shown = products?.length ?? 0
  return (
    <div className="page py-8 md:py-10">
      <PageHeading title={search.q ? `${search.q} in ${heading}` : heading}>{heading}</PageHeading>
      <div className="mt-6">
        <ProductFilters search={search} categories={categories} onChange={change} />
      </div>
      <h2 className="sr-only">Parts</h2>
      <p aria-live="polite" aria-atomic="true" className="my-4 min-h-6 text-muted tabular-nums">
        {products && !list.isPlaceholderData ? countOf({ shown, total }) : ""}
      </p>
      {products?.length === 0 ? (
        <NoProducts search={search} category={named} onChange={change} />
      ) : products ? (
        <ProductResults
          products={products}
          outdated={list.isPlaceholderData}
          more={
            list.hasNextPage
              ? {
                  left: total === null ? null : total - shown,
                  loading: list.isFetchingNextPage,
                  error: list.isFetchNextPageError ? list.error : null,
                  onShow: () => void list.fetchNextPage(),
                }
              : null
          }
        />
      ) : list.error ? (
        <Failed
          title="The parts could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ProductGrid products={undefined} expected={PAGE_SIZE} />
      )}
    </div>
  )
}
