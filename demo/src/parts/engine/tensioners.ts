import { defineFamily, fact, measure, priceBetween } from "../family"
import type { TensionerShape } from "../shapes"

type Row = [
  number: string,
  pulley: number,
  width: number,
  arm: number,
  base: number,
  bolt: number,
  grooves: number,
]

/** A number that ends in R carries a ribbed belt, in T a timing belt; 0 grooves run smooth. */
const ROWS: readonly Row[] = [
  ["0541-T", 54, 27, 26, 52, 8, 0],
  ["0572-T", 57, 29, 28, 56, 10, 0],
  ["0601-T", 60, 30, 30, 58, 10, 0],
  ["0622-R", 62, 24, 58, 64, 10, 5],
  ["0651-R", 65, 26, 66, 68, 10, 6],
  ["0671-T", 67, 32, 33, 62, 10, 0],
  ["0702-R", 70, 26, 74, 70, 10, 6],
  ["0741-R", 74, 28, 82, 74, 12, 6],
  ["0763-R", 76, 30, 88, 78, 12, 7],
  ["0801-R", 80, 33, 94, 82, 12, 8],
]

function fromRow([number, pulley, width, arm, base, bolt, grooves]: Row) {
  const drive = number.endsWith("R") ? "ribbed" : "timing"
  const torque = Math.round(arm * 0.42)
  const shape: TensionerShape = {
    family: "tensioner",
    ...{ pulley, width, arm, base, bolt, grooves },
  }
  return {
    sku: `TE-${number}`,
    name: `Belt tensioner ${pulley} × ${width}, ${drive} belt, M${bolt}`,
    description:
      `Pulley of ${pulley} mm on a ${arm} mm arm, ${torque} Nm ±8 % at the working point. ` +
      `Damping measured on every unit, bearing greased for 160,000 km.`,
    price: priceBetween([6, 36], (pulley - 54) / 36 + (drive === "ribbed" ? 0.18 : 0)),
    weightGrams: pulley * width * 0.13 + arm * 4,
    position: `engine, ${drive === "ribbed" ? "accessory" : "timing"} drive`,
    attributes: [
      measure("pulley", "Pulley diameter", [pulley, "mm"]),
      measure("width", "Pulley width", [width, "mm"]),
      measure("arm", "Arm between centres", [arm, "mm"]),
      fact("thread", "Fixing bolt", `M${bolt}`),
      fact("face", "Pulley face", grooves > 0 ? `${grooves} grooves` : "smooth"),
    ],
    shape,
  }
}

export const tensioners = defineFamily({
  id: "tensioner",
  prefix: "TE",
  name: "Belt tensioners",
  description: "Spring tensioners for ribbed and timing belts, torque held to ±8 %.",
  hsCode: "8483.50.80",
  warrantyMonths: 24,
  carton: 20,
  parts: ROWS.map(fromRow),
})
