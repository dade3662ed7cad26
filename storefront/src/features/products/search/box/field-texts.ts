import { textsOf } from "@/platform/texts/texts-of"

/** Of the search's field, which stands in every page's header. */
export const fieldText = textsOf("search-field", {
  findPart: "Find a part",
  nameOrNumber: "Name or number",
})
