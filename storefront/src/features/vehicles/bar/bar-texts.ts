import { textsOf } from "@/platform/texts/texts-of"

/** Of the list of parts for a vehicle. */
export const barText = textsOf("vehicle-bar", {
  region: "Your vehicle",
  narrowed: "Parts that fit, or may fit:",
  all: "All parts, also what does not fit:",
  notNarrowed: "Not narrowed to your vehicle:",
  builtIn: "built {month}",
  showAll: "Show all parts",
  onlyFitting: "Only what fits",
  change: "Change",
  remove: "Remove {name}",
  removeIt: "Remove the vehicle",
})
