import { textsOf } from "@/platform/texts/texts-of"

/** Of the verdict whether a part fits the chosen vehicle. */
export const fitText = textsOf("fit", {
  fits: "Fits your vehicle",
  fitsIf: "Fits if {condition}",
  fitsUnder: "May fit your vehicle",
  orMore: { one: "{first}, or under another condition", other: "{first}, or under {count} others" },
  doesNotFit: "Does not fit your vehicle",
  unknown: "Not known whether it fits",
  built: "built {months}",
})
