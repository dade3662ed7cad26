import { textsOf } from "@/platform/texts/texts-of"

/** Of vehicles, wherever one is named. */
export const vehicleText = textsOf("vehicle", {
  litres: "{litres} l",
  power: "{kw} kW",
  months: "{from} to {to}",
  since: "since {from}",
  until: "until {to}",
})
