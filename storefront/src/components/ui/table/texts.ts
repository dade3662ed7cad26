import { textsOf } from "@/platform/texts/texts-of"

/** Of tables and their search. */
export const tableText = textsOf("table", {
  notLoaded: "The {things} could not be loaded",
  searchedSoFar: "Looked through {count} {things} so far, the rest is being loaded.",
  noMatch: "No {things} match “{q}”",
  clearSearch: "Clear the search",
  notAllSearched: "Not all {things} were searched",
  moreNotLoaded: "More {things} could not be loaded",
  listOutDate: "This list may be out of date",
  pages: "Pages",
  range: "{first}–{last} of {total}",
  previousPage: "Previous page",
  nextPage: "Next page",
  search: "Search",
  sort: "Sort by",
  sortedBy: "{head}, {direction}",
  rising: "rising",
  falling: "falling",
  newestFirst: "newest first",
})
