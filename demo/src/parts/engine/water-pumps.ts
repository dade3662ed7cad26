import { defineFamily, fact, measure, priceBetween } from "../family"
import type { WaterPumpShape } from "../shapes"

type Row = [
  number: string,
  impeller: [diameter: number, blades: number],
  pulley: number,
  depth: number,
  bolts: [count: number, circle: number],
]

/** A number that ends in R is driven by the ribbed belt, in T by the timing belt. */
const ROWS: readonly Row[] = [
  ["0541-T", [54, 6], 58, 68, [3, 86]],
  ["0562-R", [56, 6], 92, 84, [5, 92]],
  ["0583-T", [58, 7], 57, 72, [3, 90]],
  ["0602-T", [60, 7], 61, 78, [4, 94]],
  ["0621-R", [62, 6], 104, 91, [6, 98]],
  ["0644-T", [64, 8], 62, 74, [5, 96]],
  ["0652-R", [65, 6], 112, 96, [6, 104]],
  ["0681-T", [68, 8], 66, 88, [4, 102]],
  ["0703-R", [70, 7], 118, 102, [7, 110]],
  ["0722-R", [72, 8], 126, 108, [7, 112]],
  ["0751-T", [75, 9], 70, 86, [6, 112]],
  ["0801-R", [80, 9], 132, 118, [8, 122]],
]

function fromRow([number, [impeller, blades], pulley, depth, [bolts, boltCircle]]: Row) {
  const drive = number.endsWith("R") ? "ribbed" : "timing"
  const flow = Math.round((impeller ** 2 * 0.034) / 5) * 5
  const shape: WaterPumpShape = {
    family: "water-pump",
    ...{ impeller, blades, pulley, depth, bolts, boltCircle, drive },
  }
  return {
    sku: `WP-${number}`,
    name: `Water pump ${impeller} with ${blades} blades, ${drive} belt`,
    description:
      `Delivers ${flow} l/min at 4,000 rpm, seal of silicon carbide on carbon. ` +
      `Impeller clearance 0.4 mm, every pump held at 2 bar for 30 s.`,
    price: priceBetween([9, 42], (impeller - 54) / 34 + (drive === "ribbed" ? 0.12 : 0)),
    weightGrams: impeller * depth * 0.17 + pulley * 3,
    position: "engine, coolant circuit",
    attributes: [
      measure("impeller", "Impeller diameter", [impeller, "mm"]),
      fact("blades", "Blades", blades),
      measure("pulley", "Pulley diameter", [pulley, "mm"]),
      measure("depth", "Depth", [depth, "mm"]),
      fact("bolts", "Bolt holes", bolts),
      fact("drive", "Driven by", `${drive} belt`),
      measure("flow", "Flow at 4,000 rpm", [flow, "l/min"]),
    ],
    shape,
  }
}

export const waterPumps = defineFamily({
  id: "water-pump",
  prefix: "WP",
  name: "Water pumps",
  description: "Die-cast housings, silicon carbide seals, each pump held at 2 bar for 30 s.",
  hsCode: "8413.30.80",
  warrantyMonths: 24,
  carton: 20,
  parts: ROWS.map(fromRow),
})
