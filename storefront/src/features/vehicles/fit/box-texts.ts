import { textsOf } from "@/platform/texts/texts-of"

/** Of the chosen vehicle on a part's page. */
export const boxText = textsOf("part-fit", {
  region: "Your vehicle",
  builtIn: "built {month}",
  change: "Change",
  oneMustHold: "Fits your vehicle if this holds:",
  someMustHold: "Fits your vehicle if one of these holds:",
  whenBuilt: "When was yours built?",
  perVehicle: "{quantity} for a vehicle",
  whatFits: "What fits of this kind",
})
