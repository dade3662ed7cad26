import type { User } from "@shop/contract/account/user"
import {
  type ChangeProduct,
  type Product,
  type PRODUCT_SORTS,
  type ProductDetail,
  type SaveProduct,
} from "@shop/contract/product/product"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Sort, TableSearch } from "@/components/ui/table/column"
import { productKeys } from "@/features/products/api"
import { callApi, callForData } from "@/platform/api/call-api"
import { pagedQuery } from "@/platform/api/paged-query"
import { shownUser } from "@/platform/fields/shown-user"
import { shownProduct, shownProductDetail } from "@/platform/fields/shown-product"
import { userKeys } from "@/platform/identity/user-record"
import { multiplied } from "@/platform/format/money-format"
import { useOptimisticRow } from "@/platform/optimistic-row"
import { staffText } from "./texts"

/** GET /products as staff read it: the shop searches and sorts the whole catalogue. */
export function allProductsQuery({ q, sort }: TableSearch) {
  const search = { q: q.trim(), sort: serverSort(sort) }
  return pagedQuery<Product>({
    queryKey: [...productKeys.all, "managed", search],
    path: "/products",
    search,
    read: shownProduct.array().parse,
  })
}

/** The columns' order in the shop's words; it knows a product's name in one direction only. */
function serverSort(sort: Sort | null): (typeof PRODUCT_SORTS)[number] {
  if (sort?.head === staffText("productName")) return "name"
  if (sort?.head === staffText("price"))
    return sort.direction === "asc" ? "price_asc" : "price_desc"
  return "newest"
}

type ProductChange = { id: string; change: ChangeProduct }

/** POST /products. Throws ApiError. */
function createProduct(product: SaveProduct): Promise<ProductDetail> {
  return callForData("/products", {
    method: "POST",
    body: { ...product, totalPrice: totalOf(product) },
    read: shownProductDetail.parse,
  })
}

/** PUT /product/{id}; what the change leaves out stays as it is. Throws ApiError. */
function updateProduct({ id, change }: ProductChange): Promise<ProductDetail> {
  return callForData(`/product/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { ...change, totalPrice: totalOf(change) },
    read: shownProductDetail.parse,
  })
}

/** The spec's price × qty as text, where both are told; the shop computes its own. */
function totalOf({ price, qty }: ChangeProduct): string | undefined {
  return price === undefined || qty === undefined ? undefined : String(multiplied(price, qty))
}

/** DELETE /product/{id}. Throws ApiError. */
async function deleteProduct(id: string): Promise<void> {
  await callApi(`/product/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useCreateProduct() {
  return useMutation({ mutationFn: createProduct, onSuccess: useInvalidateProducts() })
}

export function useUpdateProduct() {
  return useMutation({ mutationFn: updateProduct, onSuccess: useInvalidateProducts() })
}

export function useDeleteProduct() {
  return useOptimisticRow<Product>({
    change: deleteProduct,
    lists: productKeys.all,
    becomes: () => null,
    refresh: useInvalidateProducts(),
  })
}

/** Has the shop's pages and the staff's list fetch the catalogue anew. */
function useInvalidateProducts(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    // A first load that is still on its way is not asked again, and would lack the change.
    await queryClient.cancelQueries({ queryKey: productKeys.all })
    await queryClient.invalidateQueries({ queryKey: productKeys.all })
  }
}

/** GET /users: everybody, newest first. */
export function allUsersQuery() {
  return pagedQuery<User>({
    queryKey: [...userKeys.all, "everybody"],
    path: "/users",
    read: shownUser.array().parse,
  })
}

/** PUT /user/{id} { isAdmin }. Throws ApiError. */
function setRole(id: string, isAdmin: boolean): Promise<User> {
  return callForData(`/user/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { isAdmin },
    read: shownUser.parse,
  })
}

/** DELETE /user/{id}. Throws ApiError. */
async function deleteUser(id: string): Promise<void> {
  await callApi(`/user/${encodeURIComponent(id)}`, { method: "DELETE" })
}

/** Gives or takes the administrator's role. */
export function useSetRole(isAdmin: boolean) {
  return useOptimisticRow<User>({
    change: (id) => setRole(id, isAdmin),
    lists: userKeys.all,
    becomes: (user) => ({ ...user, isAdmin }),
    refresh: useInvalidateUsers(),
  })
}

export function useDeleteUser() {
  return useOptimisticRow<User>({
    change: deleteUser,
    lists: userKeys.all,
    becomes: () => null,
    refresh: useInvalidateUsers(),
  })
}

/** Has the list of users, and the reader's own record, fetched anew. */
function useInvalidateUsers(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: userKeys.all })
}
