import { defineFamily, fact, measure, priceBetween } from "../family"
import type { ShockAbsorberShape } from "../shapes"

type Row = [
  number: string,
  lengths: [closed: number, open: number],
  tube: number,
  rod: number,
  top: ShockAbsorberShape["top"],
  foot: ShockAbsorberShape["foot"],
  axle: "front" | "rear",
]

/** A number that ends in G is charged with gas, in O filled with oil alone. */
const ROWS: readonly Row[] = [
  ["2861-G", [286, 428], 40, 11, "pin", "eye", "rear"],
  ["3013-G", [301, 458], 43, 11, "eye", "eye", "rear"],
  ["3102-O", [310, 468], 45, 12.4, "pin", "eye", "rear"],
  ["3105-G", [310, 470], 45, 12.4, "pin", "eye", "rear"],
  ["3201-G", [320, 505], 45, 12.4, "eye", "eye", "rear"],
  ["3282-G", [328, 492], 51, 20, "pin", "bracket", "front"],
  ["3342-O", [334, 516], 51, 20, "pin", "bracket", "front"],
  ["3405-G", [340, 518], 51, 22, "pin", "bracket", "front"],
  ["3451-G", [345, 541], 51, 22, "pin", "bracket", "front"],
  ["3521-G", [352, 560], 46, 12.4, "pin", "eye", "rear"],
  ["3563-G", [356, 522], 55, 22, "pin", "bracket", "front"],
  ["3601-O", [360, 580], 48, 14, "eye", "eye", "rear"],
  ["3662-G", [366, 548], 55, 25, "pin", "bracket", "front"],
  ["3721-G", [372, 601], 51, 14, "pin", "eye", "rear"],
  ["3801-G", [380, 566], 55, 25, "pin", "bracket", "front"],
  ["3904-G", [390, 628], 54, 14, "eye", "eye", "rear"],
  ["4121-G", [412, 668], 60, 16, "pin", "eye", "front"],
  ["4451-G", [445, 715], 65, 18, "eye", "eye", "front"],
]

function fromRow([number, [closed, open], tube, rod, top, foot, axle]: Row) {
  const gas = number.endsWith("G")
  const stroke = open - closed
  const body = foot === "bracket" ? "Strut insert" : "Shock absorber"
  const shape: ShockAbsorberShape = {
    family: "shock-absorber",
    ...{ closed, open, tube, rod, gas, top, foot },
  }
  return {
    sku: `SA-${number}`,
    name: `${body} ${closed}–${open}, ${gas ? "gas" : "oil"}, ${top} on ${foot}`,
    description:
      `${gas ? "Twin tube charged with 4 bar of nitrogen" : "Twin tube, oil"}, stroke ${stroke} mm, rod ${rod} mm ` +
      `hard-chromed to 0.2 µm Ra. Damping within ±10 % of the curve, measured on every unit.`,
    price: priceBetween([11, 35], (tube - 40) / 40 + (rod - 11) / 45 + (gas ? 0.08 : 0)),
    weightGrams: open * tube * 0.085 + (foot === "bracket" ? 900 : 0),
    position: `${axle} axle`,
    attributes: [
      measure("closed", "Length closed", [closed, "mm"]),
      measure("open", "Length open", [open, "mm"]),
      measure("stroke", "Stroke", [stroke, "mm"]),
      measure("tube", "Tube diameter", [tube, "mm"]),
      measure("rod", "Rod diameter", [rod, "mm"]),
      fact("charge", "Charge", gas ? "gas" : "oil"),
      fact("mount", "Mounting", `${top} above, ${foot} below`),
    ],
    shape,
  }
}

export const shockAbsorbers = defineFamily({
  id: "shock-absorber",
  prefix: "SA",
  name: "Shock absorbers",
  description: "Twin-tube dampers and strut inserts, each run on the bench before it is packed.",
  hsCode: "8708.80.35",
  warrantyMonths: 36,
  carton: 10,
  parts: ROWS.map(fromRow),
})
