import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { Part, PartMeasure } from "../../../../../backend/src/contract/staff/part"
import { FormRefusal, sendForm } from "../../platform/send-form"
import { sdk } from "../../platform/sdk"
import type { PartChange } from "./typed-part"

const KEY = "part"
const MOST_CATEGORIES = 1000

export function usePart(variantId: string) {
  return useQuery({
    queryKey: [KEY, variantId],
    queryFn: () => sdk.client.fetch<{ part: Part }>(`/admin/parts/${variantId}`),
    // A form is of what holds now: nothing older is shown first.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** The variants of a product: its page in Medusa Admin is read without them. */
export function usePartsOfProduct(productId: string) {
  return useQuery({
    queryKey: [KEY, "variants", productId],
    queryFn: () =>
      sdk.admin.product.listVariants(productId, { fields: "id,title,sku", limit: 100 }),
  })
}

/** The code of the currency that prices are in. */
export function useShopCurrency(): string {
  const query = useQuery({
    queryKey: [KEY, "currency"],
    queryFn: () => sdk.admin.store.list({ fields: "id,*supported_currencies" }),
  })
  const [store] = query.data?.stores ?? []
  return store?.supported_currencies.find(({ is_default }) => is_default)?.currency_code ?? ""
}

export function useCategories() {
  return useQuery({
    queryKey: [KEY, "categories"],
    queryFn: () =>
      sdk.admin.productCategory.list({ limit: MOST_CATEGORIES, fields: "id,name,handle" }),
  })
}

/** What the data sheets of the categories' other parts tell. */
export function useCategoryMeasures(category: string[]) {
  return useQuery({
    queryKey: [KEY, "measures", category],
    queryFn: () =>
      sdk.client.fetch<{ measures: PartMeasure[] }>("/admin/parts/measures", {
        query: { category },
      }),
    enabled: category.length > 0,
    placeholderData: (before) => before,
  })
}

export function useUploadPictures() {
  return useMutation({
    mutationFn: async (files: File[]) => {
      const answer = await sdk.admin.upload.create({ files })
      return answer.files.map(({ url }) => url)
    },
  })
}

type Saved = { product_id: string } | { part: Part }

/** Makes a part, or changes what is sent of a variant. Throws FormRefusal. */
export function useSavePart(variantId: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (part: PartChange) => savePart(variantId, part),
    // Product, prices, stock and rule are on the same page, each read by a call of its own.
    onSuccess: () => client.invalidateQueries(),
  })
}

async function savePart(variantId: string | null, part: PartChange): Promise<Saved> {
  try {
    return await sendForm(`/admin/parts${variantId === null ? "" : `/${variantId}`}`, part)
  } catch (error) {
    if (!(error instanceof FormRefusal)) throw error
    const fields = Object.entries(error.fields).map(([field, text]) => [fieldOf(field), text])
    throw new FormRefusal(error.message, Object.fromEntries(fields) as Record<string, string>)
  }
}

/** Where the form shows it: a list's entries under the list. */
function fieldOf(field: string): string {
  if (field === "productName") return "title"
  const [list = ""] = field.split(".")
  return list === "image" ? "images" : list
}
