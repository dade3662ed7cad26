import { textsOf } from "@/platform/texts/texts-of"

/** Of the vehicles that a part fits, and of its numbers. */
export const fitmentText = textsOf("fitments", {
  title: "Fits these vehicles",
  search: "Search these vehicles",
  searchHint: "Make, model, engine",
  make: "Make",
  model: "Model",
  generation: "Generation",
  engine: "Engine",
  built: "Built",
  position: "Position",
  quantity: "Pieces",
  condition: "Condition",
  count: { one: "{count} row", other: "{count} rows" },
  shown: "{shown} of {total} rows",
  more: "Show more",
  loadingMore: "Loading more…",
  notLoaded: "The vehicles could not be loaded",
  none: "No vehicle is entered for this part yet",
  noneText:
    "That does not say that it fits none. Compare its measures and OEM numbers with those of the old part, or ask us.",
  askUs: "Ask us",
  noMatch: "None of its vehicles has “{words}”",
  noMatchText: "Try the model alone, or an engine's code.",
  clear: "Clear the search",
  otherNumbers: "Its other numbers",
  ean: "EAN",
  others: "Numbers of other makers",
  former: "Former numbers",
  takesThePlaceOf: "Takes the place of",
})
