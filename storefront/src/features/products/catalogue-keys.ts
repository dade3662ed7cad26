import type { ProductSearch } from "./search/product-search"

export const catalogueKeys = {
  all: ["catalogue"] as const,
  pages: (search: ProductSearch) => [...catalogueKeys.all, "pages", search] as const,
  facets: (filters: string) => [...catalogueKeys.all, "facets", filters] as const,
  suggestions: (words: string) => [...catalogueKeys.all, "suggestions", words] as const,
  first: (limit: number) => [...catalogueKeys.all, "first", limit] as const,
  product: (id: string) => [...catalogueKeys.all, "product", id] as const,
  categories: () => [...catalogueKeys.all, "categories"] as const,
  related: (category: string) => [...catalogueKeys.all, "related", category] as const,
}
