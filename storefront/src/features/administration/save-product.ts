import { useMutation, useQueryClient } from "@tanstack/react-query"
import {
  productDetailSchema,
  type ChangeProduct,
  type Product,
  type ProductDetail,
  type SaveProduct,
} from "@shop/contract/product/product"
import { catalogueKeys } from "@/features/products/catalogue-keys"
import { callApi, callForData } from "@/platform/api/call-api"
import { multiplied } from "@/platform/money-format"
import { useOptimisticRow } from "@/platform/optimistic-row"

type ProductChange = { id: string; change: ChangeProduct }

/** POST /products. Throws ApiError. */
function createProduct(product: SaveProduct): Promise<ProductDetail> {
  return callForData("/products", {
    method: "POST",
    body: { ...product, totalPrice: totalOf(product) },
    read: productDetailSchema.parse,
  })
}

/** PUT /product/{id}; what the change leaves out stays as it is. Throws ApiError. */
function updateProduct({ id, change }: ProductChange): Promise<ProductDetail> {
  return callForData(`/product/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { ...change, totalPrice: totalOf(change) },
    read: productDetailSchema.parse,
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
  return useMutation({ mutationFn: createProduct, onSuccess: useCatalogueChanged() })
}

export function useUpdateProduct() {
  return useMutation({ mutationFn: updateProduct, onSuccess: useCatalogueChanged() })
}

export function useDeleteProduct() {
  return useOptimisticRow<Product>({
    change: deleteProduct,
    lists: catalogueKeys.all,
    becomes: () => null,
    refresh: useCatalogueChanged(),
  })
}

/** Has the shop's pages and the staff's list fetch the catalogue anew. */
function useCatalogueChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    // A first load that is still on its way is not asked again, and would lack the change.
    await queryClient.cancelQueries({ queryKey: catalogueKeys.all })
    await queryClient.invalidateQueries({ queryKey: catalogueKeys.all })
  }
}
