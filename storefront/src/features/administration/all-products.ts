import { keepPreviousData } from "@tanstack/react-query"
import { productSchema, type PRODUCT_SORTS, type Product } from "@shop/contract/product/product"
import type { Sort, TableSearch } from "@/components/ui/table/column"
import { catalogueKeys } from "@/features/products/catalogue-keys"
import { pagedQuery } from "@/platform/api/paged-query"

/** GET /products as staff read it: the shop searches and sorts the whole catalogue. */
export function allProductsQuery({ q, sort }: TableSearch) {
  const search = { q: q.trim(), sort: serverSort(sort) }
  return {
    ...pagedQuery<Product>({
      queryKey: [...catalogueKeys.all, "managed", search],
      path: "/products",
      search,
      read: productSchema.array().parse,
    }),
    // The table keeps its rows until those of the next search are there.
    placeholderData: keepPreviousData,
  }
}

/** The columns' order in the shop's words; it knows a product's name in one direction only. */
function serverSort(sort: Sort | null): (typeof PRODUCT_SORTS)[number] {
  if (sort?.head === "Product Name") return "name"
  if (sort?.head === "Price") return sort.direction === "asc" ? "price_asc" : "price_desc"
  return "newest"
}
