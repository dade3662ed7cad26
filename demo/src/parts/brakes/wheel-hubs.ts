import { defineFamily, fact, measure, priceBetween } from "../family"
import type { WheelHubShape } from "../shapes"

type Row = [
  number: string,
  flange: number,
  bolts: [count: number, pitchCircle: number],
  pilot: number,
  depth: number,
  bearing: number,
  splines: number,
  axle: "front" | "rear",
]

/** A number that ends in A has the magnetic ring of the wheel speed sensor, in N none. */
const ROWS: readonly Row[] = [
  ["1241-N", 124, [4, 100], 57, 54, 62, 0, "rear"],
  ["1263-A", 126, [4, 100], 60, 58, 66, 0, "rear"],
  ["1281-A", 128, [4, 108], 63, 61, 68, 25, "front"],
  ["1341-A", 134, [5, 100], 57, 66, 72, 30, "front"],
  ["1362-N", 136, [5, 112], 57, 70, 76, 0, "rear"],
  ["1384-A", 138, [5, 112], 65, 68, 80, 0, "rear"],
  ["1391-A", 139, [5, 114.3], 64, 72, 78, 27, "front"],
  ["1395-A", 139, [5, 112], 67, 74, 84, 36, "front"],
  ["1421-A", 142, [5, 114.3], 60, 64, 76, 0, "rear"],
  ["1452-A", 145, [5, 108], 63, 77, 84, 36, "front"],
  ["1482-A", 148, [5, 120], 72, 79, 88, 27, "rear"],
  ["1501-A", 150, [5, 120], 72, 82, 90, 30, "front"],
  ["1552-N", 155, [5, 127], 71, 84, 92, 32, "front"],
  ["1691-A", 169, [6, 139.7], 93, 96, 106, 33, "front"],
]

function fromRow([
  number,
  flange,
  [bolts, pitchCircle],
  pilot,
  depth,
  bearing,
  splines,
  axle,
]: Row) {
  const abs = number.endsWith("A")
  const drive = splines > 0 ? `, ${splines} splines` : ""
  const shape: WheelHubShape = {
    family: "wheel-hub",
    ...{ flange, bolts, pitchCircle, pilot, depth, bearing, splines, abs },
  }
  return {
    sku: `WH-${number}`,
    name: `Wheel hub ${bolts} × ${pitchCircle}, bearing ${bearing}${drive}${abs ? ", ABS" : ""}`,
    description:
      `Double-row hub unit, axial play 0 to 0.02 mm, flange runout under 0.02 mm. ` +
      `Sealed for ${axle === "front" ? "200,000" : "250,000"} km, no adjustment.`,
    price: priceBetween([9, 40], (flange - 124) / 62 + (abs ? 0.12 : 0) + (splines ? 0.12 : 0)),
    weightGrams: flange * depth * bearing * 0.0032,
    position: `${axle} axle`,
    attributes: [
      measure("flange", "Flange diameter", [flange, "mm"]),
      fact("bolt_pattern", "Bolt pattern", `${bolts} × ${pitchCircle}`),
      measure("pilot", "Pilot diameter", [pilot, "mm"]),
      measure("depth", "Depth", [depth, "mm"]),
      measure("bearing", "Bearing diameter", [bearing, "mm"]),
      fact("splines", "Splines", splines > 0 ? splines : "none"),
      fact("abs", "ABS ring", abs),
    ],
    shape,
  }
}

export const wheelHubs = defineFamily({
  id: "wheel-hub",
  prefix: "WH",
  name: "Wheel hubs and bearings",
  description:
    "Double-row angular contact, induction-hardened raceways, greased and sealed for life.",
  hsCode: "8708.70.99",
  warrantyMonths: 36,
  carton: 10,
  parts: ROWS.map(fromRow),
})
