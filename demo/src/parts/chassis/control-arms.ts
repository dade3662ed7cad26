import { defineFamily, fact, measure, priceBetween } from "../family"
import type { ControlArmShape } from "../shapes"

type Row = [number: string, length: number, spread: number, bush: number, taper: number]

/** A number that ends in L is for the left, R for the right; a spread of 0 is a straight link. */
const ROWS: readonly Row[] = [
  ["2581-L", 258, 0, 38, 12.4],
  ["2582-R", 258, 0, 38, 12.4],
  ["2961-L", 296, 0, 42, 14],
  ["2962-R", 296, 0, 42, 14],
  ["3341-L", 334, 218, 46, 15.6],
  ["3342-R", 334, 218, 46, 15.6],
  ["3482-L", 348, 236, 44, 16],
  ["3483-R", 348, 236, 44, 16],
  ["3572-L", 357, 262, 48, 17.2],
  ["3573-R", 357, 262, 48, 17.2],
  ["3721-L", 372, 288, 52, 18],
  ["3722-R", 372, 288, 52, 18],
  ["4061-L", 406, 244, 56, 20],
  ["4062-R", 406, 244, 56, 20],
]

function fromRow([number, length, spread, bush, taper]: Row) {
  const side = number.endsWith("L") ? "left" : "right"
  const kind = spread > 0 ? "wishbone" : "link"
  const shape: ControlArmShape = {
    family: "control-arm",
    ...{ kind, side, length, spread, bush, taper },
  }
  return {
    sku: `CA-${number}`,
    name: `Control arm ${kind} ${length}, taper ${taper}, ${side}`,
    description:
      `Forged ${kind === "wishbone" ? "from 42CrMo4" : "aluminium EN AW-6082"}, ${length} mm between centres ±0.3 mm. ` +
      `Ball joint with 2 to 4 Nm breakaway torque, ${taper} mm taper.`,
    price: priceBetween([8, 38], (length - 258) / 200 + (spread ? 0.2 : 0)),
    weightGrams: kind === "wishbone" ? length * spread * 0.034 : length * 4.1,
    position: `front ${side}`,
    attributes: [
      fact("side", "Side", side),
      fact("build", "Build", kind),
      measure("length", "Length between centres", [length, "mm"]),
      ...(spread > 0 ? [measure("spread", "Distance of the bushes", [spread, "mm"])] : []),
      measure("bush", "Bush diameter", [bush, "mm"]),
      measure("taper", "Taper of the ball joint", [taper, "mm"]),
    ],
    shape,
  }
}

export const controlArms = defineFamily({
  id: "control-arm",
  prefix: "CA",
  name: "Control arms",
  description: "Forged arms with bushes and ball joint fitted, centres held to ±0.3 mm.",
  hsCode: "8708.80.55",
  warrantyMonths: 36,
  carton: 20,
  parts: ROWS.map(fromRow),
})
