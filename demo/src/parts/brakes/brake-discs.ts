import { defineFamily, fact, measure, priceBetween } from "../family"
import type { BrakeDiscShape } from "../shapes"

type Row = [
  number: string,
  diameter: number,
  thickness: [fresh: number, minimum: number],
  height: number,
  bolts: [count: number, pitchCircle: number],
  bore: number,
  face: BrakeDiscShape["face"],
  axle: "front" | "rear",
]

/** A number that ends in V is vented, in S solid. */
const ROWS: readonly Row[] = [
  ["2361-S", 236, [9, 7], 47, [4, 100], 60, "plain", "rear"],
  ["2391-S", 239, [12, 10.2], 41, [4, 100], 57, "plain", "front"],
  ["2401-V", 240, [18, 16], 44, [4, 98], 58, "plain", "front"],
  ["2562-S", 256, [13, 11], 40, [4, 100], 59, "plain", "front"],
  ["2563-V", 256, [22, 20], 46, [5, 100], 65, "plain", "front"],
  ["2581-S", 258, [10, 8], 52, [5, 110], 65, "plain", "rear"],
  ["2661-V", 266, [22, 20.2], 34, [4, 108], 66, "plain", "front"],
  ["2721-S", 272, [10, 8], 49, [5, 112], 65, "slotted", "rear"],
  ["2802-V", 280, [22, 19], 40, [4, 100], 61, "plain", "front"],
  ["2803-V", 280, [22, 20], 44, [5, 112], 65, "plain", "front"],
  ["2821-S", 282, [9, 7.5], 62, [5, 114.3], 64, "plain", "rear"],
  ["2881-V", 288, [25, 23], 46, [5, 112], 65, "slotted", "front"],
  ["2941-V", 294, [22, 20.4], 67, [5, 120], 79, "plain", "rear"],
  ["3001-V", 300, [28, 26], 47, [5, 114.3], 68, "plain", "front"],
  ["3003-S", 300, [12, 10], 61, [5, 112], 67, "drilled", "rear"],
  ["3122-V", 312, [25, 22], 49, [5, 112], 65, "drilled", "front"],
  ["3124-S", 312, [12, 10], 58, [5, 108], 63, "plain", "rear"],
  ["3202-V", 320, [30, 28], 52, [5, 112], 67, "plain", "front"],
  ["3301-V", 330, [24, 22.4], 73, [5, 120], 75, "plain", "rear"],
  ["3405-V", 340, [30, 28], 54, [5, 112], 68, "slotted", "front"],
  ["3481-V", 348, [36, 34.4], 79, [5, 120], 79, "plain", "front"],
  ["3561-V", 356, [32, 30], 66, [5, 130], 84, "drilled", "front"],
  ["3702-V", 370, [36, 34], 71, [5, 120], 75, "slotted", "front"],
  ["3801-V", 380, [34, 32], 63, [6, 139.7], 93, "drilled", "front"],
]

const FACES = { plain: "turned", slotted: "six slots", drilled: "cross-drilled" } as const

function fromRow([number, diameter, wear, height, bolts, bore, face, axle]: Row) {
  const [thickness, minimumThickness] = wear
  const [count, pitchCircle] = bolts
  const vented = number.endsWith("V")
  const kind = vented ? "vented" : "solid"
  const pattern = `${count} × ${pitchCircle}`
  const shape: BrakeDiscShape = {
    family: "brake-disc",
    ...{ diameter, thickness, minimumThickness, height, bore, vented, face, pitchCircle },
    bolts: count,
  }
  return {
    sku: `BD-${number}`,
    name: `Brake disc ${diameter} × ${thickness} ${kind}, ${pattern}`,
    description:
      `${vented ? "Vented" : "Solid"} ${axle} disc, ${diameter} mm across and ${thickness} mm thick, ` +
      `to be replaced at ${minimumThickness} mm. Runout under 0.03 mm, measured on every disc.`,
    price: priceBetween(
      [9, 28],
      (diameter - 236) / 190 + (vented ? 0.1 : 0) + (face === "plain" ? 0 : 0.1),
    ),
    weightGrams: ((diameter / 100) ** 2 * thickness * 7.1 * (vented ? 6.2 : 7.6)) / 2,
    position: `${axle} axle`,
    attributes: [
      measure("diameter", "Diameter", [diameter, "mm"]),
      measure("thickness", "Thickness", [thickness, "mm"]),
      measure("minimum_thickness", "Minimum thickness", [minimumThickness, "mm"]),
      measure("height", "Height", [height, "mm"]),
      measure("bore", "Centre bore", [bore, "mm"]),
      fact("bolt_pattern", "Bolt pattern", pattern),
      fact("vented", "Vented", vented),
      fact("face", "Friction face", FACES[face]),
      fact("coating", "Coating", diameter < 260 ? "oiled" : "zinc flake"),
    ],
    shape,
  }
}

export const brakeDiscs = defineFamily({
  id: "brake-disc",
  prefix: "BD",
  name: "Brake discs",
  description: "Grey cast iron EN-GJL-200, turned in one clamping, runout under 0.03 mm.",
  hsCode: "8708.30.91",
  warrantyMonths: 24,
  carton: 10,
  parts: ROWS.map(fromRow),
})
