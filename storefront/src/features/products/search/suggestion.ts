import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { searchText } from "./texts"

/** One line of the suggestions; `key` tells it from all others. */
export type Suggestion = { key: string; text: string; detail: string } & (
  { kind: "category"; handle: string } | { kind: "part"; id: string }
)

/** The suggestions in the order in which they are shown: kinds of parts, then parts. */
export function suggestionsOf({ categories, products }: ProductSuggestions): Suggestion[] {
  return [
    ...categories.map(({ name, handle, count }) => ({
      kind: "category" as const,
      key: `category ${handle}`,
      handle,
      text: name,
      detail: searchText("allOf", { count }),
    })),
    ...products.map(({ _id, productName, sku, oemNumber }) => ({
      kind: "part" as const,
      key: `part ${_id}`,
      id: _id,
      text: productName,
      detail: oemNumber || sku,
    })),
  ]
}

/** Whether somebody who typed the one may have the other in mind: one continues the other. */
export function continues(one: string, other: string): boolean {
  return one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one))
}
