import { useInfiniteQuery } from "@tanstack/react-query"
import type { Product } from "@shop/contract/product/product"
import { CircleCheck, CircleOff } from "lucide-react"
import { Link, Outlet } from "react-router-dom"
import { DeclaredLines } from "@/components/fields/declared-rows"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { Notice } from "@/components/ui/feedback/notice"
import { useSettled } from "@/components/ui/form/use-settled"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { ListTable } from "@/components/ui/table/list-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { useTableSearch } from "@/components/ui/table/use-table-search"
import { useOwnRows } from "@/platform/priced-queries"
import { allProductsQuery } from "./api"
import { AddProduct } from "./components/add-product"
import { ProductActions } from "./components/product-actions"
import { staffText } from "./texts"

const COLUMNS: Column<Product>[] = [
  {
    head: staffText("productName"),
    cell: (product) => (
      <>
        <Link to={`/product/${product._id}`} className="font-medium underline underline-offset-4">
          {product.productName}
        </Link>
        <DeclaredLines of="product" thing={product} />
      </>
    ),
    sortBy: ({ productName }) => productName,
    directions: ["asc"],
  },
  {
    head: staffText("description"),
    prose: true,
    cell: ({ description }) => <span className="line-clamp-2 max-w-prose">{description}</span>,
  },
  {
    head: staffText("price"),
    figures: true,
    cell: ({ price }) => (
      <>
        <Price amount={price} />
        <PlusTax below />
      </>
    ),
    sortBy: ({ price }) => price,
  },
  { head: staffText("stockQuantity"), figures: true, cell: ({ qty }) => Number(qty) },
  { head: staffText("status"), cell: ({ qty }) => <StockMark qty={qty} /> },
  { head: staffText("action"), cell: (product) => <ProductActions product={product} /> },
]

/** /dashboard/product: what the shop sells, for administrators; the edit dialog opens over it. */
export function AllProductsPage() {
  const [search, setSearch] = useTableSearch()
  const settled = useSettled(search)
  const list = pagedList(
    useInfiniteQuery({ ...allProductsQuery(settled), placeholderData: useOwnRows() }),
  )
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={staffText("allProduct")}>{staffText("allProduct")}</PageHeading>
        <AddProduct />
      </div>
      <ListTable
        caption={staffText("allProduct")}
        things={staffText("products")}
        hint={staffText("productHint")}
        columns={COLUMNS}
        list={{ ...list, loading: list.loading || settled !== search }}
        keyOf={({ _id }) => _id}
        search={search}
        onSearch={setSearch}
        empty={<Notice title={staffText("noProductsYet")}>{staffText("noProductsText")}</Notice>}
      />
      <Outlet />
    </div>
  )
}

function StockMark({ qty }: { qty: string }) {
  const out = qty === "0"
  const Icon = out ? CircleOff : CircleCheck
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className={`size-4 ${out ? "text-error" : "text-success"}`} />
      {out ? staffText("outOfStock") : staffText("available")}
    </span>
  )
}
