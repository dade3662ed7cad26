import type { ToldFit } from "@shop/contract/vehicle/asked-vehicle"
import { builtText } from "../vehicle-name"
import { fitText } from "./texts"

type Note = ToldFit["fitNotes"][number]

/** One condition in words: "Front axle, for 16 inch wheels, built until May 2015". */
export function conditionText({ position, note, ...months }: Note): string {
  const built = builtText(months)
  return [position, note, built && fitText("built", { months: built })].filter(Boolean).join(", ")
}

/** A verdict in one line, with the first of its conditions. */
export function verdictText({ fit, fitNotes }: ToldFit): string {
  if (fit === "fits") return fitText("fits")
  if (fit === "does_not_fit") return fitText("doesNotFit")
  if (fit === "unknown") return fitText("unknown")
  const [first = "", ...others] = fitNotes.map(conditionText)
  if (!first) return fitText("fitsUnder")
  const condition = others.length > 0 ? fitText("orMore", { first, count: others.length }) : first
  return fitText("fitsIf", { condition })
}
