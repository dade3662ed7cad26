import { defineFamily, fact, measure, priceBetween } from "../family"
import type { WiperShape } from "../shapes"

type Row = [
  number: string,
  length: number,
  adapter: WiperShape["adapter"],
  rubber: number,
  place: string,
]

/** A number that ends in F is a flat blade, in B a bracket blade. */
const ROWS: readonly Row[] = [
  ["2801-B", 280, "hook", 9.6, "rear window"],
  ["3301-F", 330, "bayonet", 10.2, "rear window"],
  ["3402-B", 340, "hook", 9.6, "windscreen, passenger"],
  ["4001-F", 400, "hook", 10.8, "windscreen, passenger"],
  ["4502-B", 450, "hook", 9.6, "windscreen, passenger"],
  ["4753-F", 475, "pin", 10.8, "windscreen, passenger"],
  ["5001-B", 500, "hook", 9.8, "windscreen, driver"],
  ["5304-F", 530, "bayonet", 11.2, "windscreen, driver"],
  ["5502-F", 550, "hook", 11.2, "windscreen, driver"],
  ["6003-F", 600, "pin", 11.6, "windscreen, driver"],
  ["6502-F", 650, "bayonet", 11.6, "windscreen, driver"],
  ["7001-F", 700, "pin", 12, "windscreen, driver"],
]

function fromRow([number, length, adapter, rubber, place]: Row) {
  const build = number.endsWith("F") ? "flat" : "bracket"
  const shape: WiperShape = { family: "wiper", length, adapter, build, rubber }
  return {
    sku: `WB-${number}`,
    name: `Wiper blade ${length} ${build}, ${adapter} fitting`,
    description:
      `${build === "flat" ? "Flat blade on two spring rails" : "Bracket blade with six claws"}, ` +
      `${length} mm, wipes at 15 to 18 N/m. Rubber lip cut to 0.02 mm, 500,000 cycles without streaks.`,
    price: priceBetween([2, 9], (length - 280) / 560 + (build === "flat" ? 0.2 : 0)),
    weightGrams: length * (build === "flat" ? 0.3 : 0.42),
    position: place,
    attributes: [
      measure("length", "Length", [length, "mm"]),
      fact("build", "Build", build),
      fact("adapter", "Fitting", adapter),
      measure("rubber", "Height of the rubber", [rubber, "mm"]),
    ],
    shape,
    ...(number === "4502-B" || number === "6003-F" ? { rule: { multiple: 20 } } : {}),
  }
}

export const wipers = defineFamily({
  id: "wiper",
  prefix: "WB",
  name: "Wiper blades",
  description:
    "Flat and bracket blades, rubber lip cut to 0.02 mm, 500,000 cycles without streaks.",
  hsCode: "8512.90.10",
  warrantyMonths: 12,
  carton: 20,
  parts: ROWS.map(fromRow),
})
