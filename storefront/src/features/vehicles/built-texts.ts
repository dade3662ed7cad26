import { textsOf } from "@/platform/texts/texts-of"

/** Of the month in which a vehicle was built. */
export const builtFieldText = textsOf("vehicle-built", {
  builtIn: "Built in",
  anyMonth: "Month not known",
  builtHint: "Some parts were changed while it was built.",
})
