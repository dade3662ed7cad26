import { basketText } from "../texts"

const GRAMS_OF_KILO = 1000

/** What lines weigh; at least so much where the weight of some is not known. */
export function weightText(grams: number, isWhole: boolean): string {
  return isWhole ? rounded(grams) : basketText("atLeast", { weight: rounded(grams) })
}

function rounded(grams: number): string {
  if (grams < GRAMS_OF_KILO) return basketText("grams", { grams: Math.round(grams) })
  const kilos = grams / GRAMS_OF_KILO
  const digits = { maximumFractionDigits: kilos < 100 ? 1 : 0 }
  return basketText("kilos", { kilos: kilos.toLocaleString("en-US", digits) })
}
