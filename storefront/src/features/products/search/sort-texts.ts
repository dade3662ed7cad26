import { textsOf } from "@/platform/texts/texts-of"

/** Of the orders that a list can be in. */
export const sortText = textsOf("sort", {
  bestMatch: "Best match",
  newestFirst: "Newest first",
  byName: "Name, A to Z",
  byPrice: "Price, lowest first",
  byPriceDown: "Price, highest first",
  byMeasure: "{measure}, lowest first",
  byMeasureDown: "{measure}, highest first",
})
