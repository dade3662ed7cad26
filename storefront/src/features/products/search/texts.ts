import { textsOf } from "@/platform/texts/texts-of"

/** Of the search for a part. */
export const searchText = textsOf("search", {
  bestMatch: "Best match",
  newestFirst: "Newest first",
  byName: "Name, A to Z",
  byPrice: "Price, lowest first",
  byPriceDown: "Price, highest first",
  byMeasure: "{measure}, lowest first",
  byMeasureDown: "{measure}, highest first",
  categories: "Categories",
  parts: "Parts",
  suggestions: "Suggestions",
  allOf: { one: "One part", other: "All {count}" },
  noSuggestions: "No suggestions",
  inStock: "{count} in stock",
  outOfStock: "Out of Stock",
  lookedForLast: "Looked for last",
  forgetSearch: "Forget {words}",
  forgetAll: "Forget all",
  suggestionCount: { one: "{count} suggestion", other: "{count} suggestions" },
})
