import type { ProductSuggestions } from "@shop/contract/product/product-search"
import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import { searchText } from "../texts"

type SuggestedPart = {
  kind: "part"
  id: string
  sku: string
  image: string
  /** What a piece costs this reader where as few are bought as can be. */
  unitPrice: number | null
  /** Pieces that can be ordered now. */
  available: number
  /** By which it was found, where that is what it was called before or what it took the place of. */
  formerNumber: string
  /** Whether it fits the vehicle in force. */
  verdict: ToldFit | undefined
}

/** One line of the suggestions; `key` tells it from all others. */
export type Suggestion = { key: string; text: string; detail: string } & (
  { kind: "category"; handle: string } | SuggestedPart | { kind: "recent" }
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
    ...products.map(({ _id, productName, sku, oemNumber, isFormer, ...told }) => ({
      kind: "part" as const,
      key: `part ${_id}`,
      id: _id,
      sku,
      text: productName,
      detail: isFormer ? searchText("formerly", { sku, number: oemNumber }) : oemNumber || sku,
      formerNumber: isFormer ? oemNumber : "",
      image: told.image,
      unitPrice: told.unitPrice,
      available: told.available,
      verdict: told.fit && { fit: told.fit, fitNotes: told.fitNotes ?? [] },
    })),
  ]
}

/** What was looked for last, as lines of the same list. */
export function recentOf(searches: readonly string[]): Suggestion[] {
  return searches.map((text) => ({ kind: "recent", key: `recent ${text}`, text, detail: "" }))
}

/** Whether somebody who typed the one may have the other in mind: one continues the other. */
export function continues(one: string, other: string): boolean {
  return one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one))
}
