import { defineFamily, fact, measure, priceBetween } from "../family"
import type { ClutchKitShape } from "../shapes"

type Row = [
  number: string,
  disc: number,
  inner: number,
  splines: [count: number, hub: number],
  springs: number,
  pieces: 2 | 3,
]

const ROWS: readonly Row[] = [
  ["1801-K", 180, 127, [17, 17.5], 4, 3],
  ["1902-K", 190, 134, [20, 18.2], 4, 3],
  ["2001-K", 200, 137, [24, 20.5], 6, 3],
  ["2121-K", 212, 145, [21, 22.8], 6, 3],
  ["2151-K", 215, 145, [26, 23.1], 6, 2],
  ["2201-K", 220, 150, [28, 24.1], 6, 3],
  ["2283-K", 228, 155, [23, 26.1], 6, 3],
  ["2403-K", 240, 160, [23, 26.1], 8, 3],
  ["2501-K", 250, 155, [10, 28.9], 8, 3],
  ["2602-K", 260, 170, [24, 29.2], 8, 2],
]

function fromRow([number, disc, inner, [splines, hub], springs, pieces]: Row) {
  const torque = Math.round(((disc / 100) ** 3 * 22) / 5) * 5
  const contents = pieces === 3 ? "disc, cover and release bearing" : "disc and cover"
  const shape: ClutchKitShape = {
    family: "clutch-kit",
    ...{ disc, inner, splines, hub, springs, pieces },
  }
  return {
    sku: `CK-${number}`,
    name: `Clutch kit ${disc}, ${splines} × ${hub} splines, ${pieces} pieces`,
    description:
      `Kit of ${contents} for up to ${torque} Nm. ` +
      `Disc balanced to 12 g·cm, ${springs} damper springs, lift-off checked at 1.7 mm.`,
    price: priceBetween([35, 110], (disc - 180) / 90 + (pieces === 3 ? 0.06 : 0)),
    weightGrams: (disc / 10) ** 2 * 9.2 + (pieces === 3 ? 420 : 0),
    position: "gearbox input",
    attributes: [
      measure("disc", "Disc diameter", [disc, "mm"]),
      measure("inner", "Lining, inner diameter", [inner, "mm"]),
      fact("splines", "Splines", splines),
      measure("hub", "Hub diameter", [hub, "mm"]),
      fact("springs", "Damper springs", springs),
      measure("torque", "Torque", [torque, "Nm"]),
      fact("pieces", "Pieces in the kit", pieces),
    ],
    shape,
  }
}

export const clutchKits = defineFamily({
  id: "clutch-kit",
  prefix: "CK",
  name: "Clutch kits",
  description: "Disc and cover from one line, run in as a pair, balanced to 12 g·cm.",
  hsCode: "8708.93.90",
  warrantyMonths: 24,
  carton: 5,
  parts: ROWS.map(fromRow),
})
