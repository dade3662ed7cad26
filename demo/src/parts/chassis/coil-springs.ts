import { defineFamily, fact, measure, priceBetween } from "../family"
import type { CoilSpringShape } from "../shapes"

type Row = [
  number: string,
  freeLength: number,
  outer: number,
  wire: number,
  coils: number,
  axle: "front" | "rear",
]

const ROWS: readonly Row[] = [
  ["2821-F", 282, 118, 10.5, 6.5, "rear"],
  ["3061-F", 306, 124, 11, 7, "rear"],
  ["3242-F", 324, 146, 12, 5.5, "front"],
  ["3381-F", 338, 158, 12.5, 6, "front"],
  ["3523-F", 352, 132, 11.5, 7.5, "rear"],
  ["3641-F", 364, 164, 13, 5.5, "front"],
  ["3782-F", 378, 172, 13.5, 6, "front"],
  ["4051-F", 405, 150, 14, 8, "rear"],
]

/** N/mm of a round-wire spring: G·d⁴ / (8·D³·n), with G = 79,300 N/mm² and two dead coils. */
function rateOf({ outer, wire, coils }: { outer: number; wire: number; coils: number }): number {
  return Number(((79_300 * wire ** 4) / (8 * (outer - wire) ** 3 * (coils - 2))).toFixed(1))
}

function fromRow([number, freeLength, outer, wire, coils, axle]: Row) {
  const rate = rateOf({ outer, wire, coils })
  const shape: CoilSpringShape = {
    family: "coil-spring",
    ...{ freeLength, outer, wire, coils, rate },
  }
  return {
    sku: `CS-${number}`,
    name: `Coil spring ${freeLength} × ${outer}, wire ${wire}`,
    description:
      `Spring rate ${rate} N/mm ±4 %, ${coils} coils of 54SiCr6 wire, shot-peened. ` +
      `Set under 1 % after 300,000 strokes.`,
    price: priceBetween([9, 30], (wire - 10) / 5 + freeLength / 2600),
    weightGrams: Math.PI * (outer - wire) * coils * wire ** 2 * 0.00617,
    position: `${axle} axle`,
    attributes: [
      measure("free_length", "Free length", [freeLength, "mm"]),
      measure("outer", "Outer diameter", [outer, "mm"]),
      measure("wire", "Wire diameter", [wire, "mm"]),
      fact("coils", "Coils", coils),
      measure("rate", "Spring rate", [rate, "N/mm"]),
    ],
    shape,
  }
}

export const coilSprings = defineFamily({
  id: "coil-spring",
  prefix: "CS",
  name: "Coil springs",
  description: "Cold-wound 54SiCr6, shot-peened and powder-coated, rate held to ±4 %.",
  hsCode: "7320.20.20",
  warrantyMonths: 36,
  carton: 10,
  parts: ROWS.map(fromRow),
})
