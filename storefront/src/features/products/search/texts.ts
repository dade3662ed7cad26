import { textsOf } from "@/platform/texts/texts-of"

/** Of the search for a part. */
export const searchText = textsOf("search", {
  categories: "Categories",
  parts: "Parts",
  suggestions: "Suggestions",
  allOf: { one: "One part", other: "All {count}" },
  formerly: "{sku}, formerly {number}",
  noSuggestions: "No suggestions",
  inStock: "{count} in stock",
  outOfStock: "Out of Stock",
  lookedForLast: "Looked for last",
  forgetSearch: "Forget {words}",
  forgetAll: "Forget all",
  suggestionCount: { one: "{count} suggestion", other: "{count} suggestions" },
})
