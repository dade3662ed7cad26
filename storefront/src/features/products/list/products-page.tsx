import { useLayoutEffect, useRef } from "react"
import { Failed } from "@/components/ui/feedback/failed"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useChosenVehicle } from "@/features/vehicles/chosen-vehicle"
import { LateVehicleBar } from "@/features/vehicles/bar/late-vehicle-bar"
import { dropEarlyPage } from "@/platform/early-page"
import { useMoney } from "@/platform/format/money"
import { useCategoryName, PAGE_SIZE } from "../api"
import { chosenFilters } from "./chosen-filters"
import { FilterChips } from "./components/filter-chips"
import { FilterSidebar } from "./components/filter-sidebar"
import { LateFormerNumber } from "./components/late-former-number"
import { ListToolbar } from "./components/list-toolbar"
import { isVehicleRefused, NoSuchVehicle } from "./components/no-such-vehicle"
import { NoProducts } from "./components/no-products"
import { NothingFits } from "./components/nothing-fits"
import { PartGroups } from "./components/part-groups"
import { ProductResults } from "./components/product-results"
import { productCountText } from "./product-count-text"
import { isWholeVehicle } from "./whole-vehicle"
import { ProductGrid } from "../card/product-grid"
import { LateTable } from "./table/late-table"
import { useProductList } from "./use-product-list"
import { PARTS_ID, scrollToParts } from "../search/scroll-to-parts"
import { useProductSearch, type ChangeSearch } from "../search/use-product-search"
import { listText } from "./texts"

/** /showProduct: the catalogue, searched, narrowed and sorted by its address. */
export function ProductsPage() {
  const { search, change } = useProductSearch()
  const chosen = useChosenVehicle()
  const { view, list, facets, beside, products, shown, settled, total, nearest } =
    useProductList(search)
  const category = useCategoryName(search.category, facets.data)
  const money = useMoney() ?? String
  const parts = useRef<HTMLHeadingElement>(null)
  const heading = category || listText("products")
  const similar = settled && !facets.isPlaceholderData && facets.data?.matched === "similar"
  // Whether matches are as typed is shown with the first of them, not a moment later.
  const byGroup = chosen !== undefined && isWholeVehicle(search)
  const held = (search.q !== "" || byGroup) && facets.isPending
  const drawn = Boolean((products && !held) || list.error)
  useLayoutEffect(() => {
    if (drawn) dropEarlyPage()
  }, [drawn])
  const choose: ChangeSearch = (part, how) => {
    change(part, how)
    scrollToParts()
  }
  const title = search.q ? listText("searchInCategory", { q: search.q, heading }) : heading
  const isRefused = isVehicleRefused(list.error)
  const forVehicle = search.vehicle && search.fit === "" ? chosen?.name : undefined
  return (
    <div className="page pt-2 pb-8 sm:pt-8 md:py-10">
      <PageHeading
        title={forVehicle ? listText("forVehicle", { heading: title, vehicle: forVehicle }) : title}
        className="max-sm:text-3xl"
      >
        {heading}
      </PageHeading>
      <div className="mt-2 sm:mt-6">
        <ListToolbar search={search} onChange={choose} />
      </div>
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-8">
        {beside ? (
          <FilterSidebar
            search={search}
            facets={facets}
            onChange={choose}
            onSkip={() => parts.current?.focus()}
          />
        ) : null}
        <div className="min-w-0 pt-2 sm:pt-4">
          <h2 ref={parts} id={PARTS_ID} tabIndex={-1} className="sr-only scroll-mt-36">
            {listText("partsHeading")}
          </h2>
          {isRefused ? null : (
            <LateVehicleBar
              list={!search.vehicle ? "notNarrowed" : search.fit ? "all" : "narrowed"}
              onNarrow={(isNarrow) =>
                choose(
                  isNarrow
                    ? { vehicle: chosen?.id ?? "", built: chosen?.built ?? "", fit: "" }
                    : { fit: "all" },
                )
              }
            />
          )}
          {byGroup && facets.data && !facets.isPlaceholderData ? (
            <PartGroups search={search} categories={facets.data.categories} />
          ) : null}
          <FilterChips filters={chosenFilters(search, { category, money })} onChange={choose} />
          <p aria-live="polite" className={similar && shown > 0 ? "mb-2 font-medium" : "sr-only"}>
            {similar && shown > 0 ? listText("similarParts") : ""}
          </p>
          <p
            aria-live="polite"
            aria-atomic="true"
            className="mb-1 min-h-6 text-muted tabular-nums max-sm:text-sm sm:mb-4"
          >
            {settled && !held ? productCountText({ shown, total }) : ""}
            {settled && !held ? <LateFormerNumber search={search} shown={shown} /> : null}
          </p>
          {products?.length === 0 && forVehicle !== undefined ? (
            <NothingFits search={search} onChange={choose} />
          ) : products?.length === 0 ? (
            <NoProducts search={search} category={category} nearest={nearest} onChange={choose} />
          ) : products && !held ? (
            <ProductResults
              products={products}
              show={(rows, following) =>
                view === "table" ? (
                  <LateTable
                    {...{ products: rows, search }}
                    facets={facets.data}
                    onChange={choose}
                  />
                ) : (
                  <ProductGrid products={rows} expected={0} following={following} leading />
                )
              }
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
          ) : list.error && isRefused ? (
            <NoSuchVehicle error={list.error} onChange={choose} />
          ) : list.error ? (
            <Failed
              title={listText("partsNotLoaded")}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : view === "table" ? (
            <LateTable
              {...{ products: undefined, search }}
              facets={facets.data}
              onChange={choose}
            />
          ) : (
            <ProductGrid products={undefined} expected={PAGE_SIZE} />
          )}
        </div>
      </div>
    </div>
  )
}
