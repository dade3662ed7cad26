import { textsOf } from "@/platform/texts/texts-of"

/** Of the vehicle in every page's header. */
export const vehicleButtonText = textsOf("vehicle-button", {
  choose: "Choose your vehicle",
  yours: "Your vehicle: {name}",
  unnamed: "Your vehicle",
})
