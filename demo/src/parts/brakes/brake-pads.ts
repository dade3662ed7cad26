import { defineFamily, fact, measure, priceBetween } from "../family"
import type { BrakePadsShape } from "../shapes"

type Row = [
  number: string,
  width: number,
  height: number,
  thickness: number,
  slots: number,
  compound: "low metal" | "ceramic" | "semi-metallic",
  axle: "front" | "rear",
]

/** A number that ends in W has a wear sensor, in N none. */
const ROWS: readonly Row[] = [
  ["0871-N", 87.2, 52.9, 15, 0, "low metal", "rear"],
  ["0953-N", 95.4, 43.2, 14.5, 0, "ceramic", "rear"],
  ["0988-W", 98.6, 52.4, 16.1, 1, "low metal", "rear"],
  ["1051-N", 105.3, 55.9, 17, 0, "low metal", "rear"],
  ["1092-W", 109.1, 53.4, 17.5, 1, "ceramic", "rear"],
  ["1122-N", 112.4, 46.8, 15.2, 0, "semi-metallic", "rear"],
  ["1161-N", 116.2, 52.2, 17.3, 1, "low metal", "front"],
  ["1233-W", 123.1, 53.2, 17.6, 1, "ceramic", "rear"],
  ["1314-N", 131.4, 59.8, 17.8, 1, "low metal", "front"],
  ["1372-W", 137.2, 56.5, 18.4, 1, "low metal", "front"],
  ["1465-W", 146.1, 65.8, 19.3, 1, "ceramic", "front"],
  ["1512-N", 151.3, 52.6, 18, 2, "semi-metallic", "front"],
  ["1552-W", 155.1, 63.4, 20.3, 1, "low metal", "front"],
  ["1557-W", 155.4, 66.4, 19.8, 2, "ceramic", "front"],
  ["1603-W", 160.2, 64.6, 20.6, 2, "low metal", "front"],
  ["1712-N", 171.4, 61.2, 17.2, 2, "semi-metallic", "front"],
  ["1830-W", 183.2, 74.1, 18.6, 2, "ceramic", "front"],
  ["1931-W", 193.5, 68.1, 19.6, 2, "low metal", "front"],
]

const FRICTION = { "low metal": 0.41, ceramic: 0.38, "semi-metallic": 0.44 } as const

function fromRow([number, width, height, thickness, slots, compound, axle]: Row) {
  const wearSensor = number.endsWith("W")
  const sensorText = wearSensor ? ", wear sensor" : ""
  const shape: BrakePadsShape = {
    family: "brake-pads",
    ...{ width, height, thickness, slots, wearSensor, compound },
  }
  return {
    sku: `BP-${number}`,
    name: `Brake pad set ${width} × ${height} × ${thickness}, ${compound}${sensorText}`,
    description:
      `Four pads for the ${axle} axle, friction coefficient ${FRICTION[compound]} from 100 to 350 °C. ` +
      `Shear strength at least 4.5 N/mm², tested on one set of every batch of 200.`,
    price: priceBetween([5, 16], (width - 85) / 130 + (wearSensor ? 0.12 : 0)),
    weightGrams: width * height * thickness * 0.0128,
    position: `${axle} axle`,
    attributes: [
      measure("width", "Width", [width, "mm"]),
      measure("height", "Height", [height, "mm"]),
      measure("thickness", "Thickness", [thickness, "mm"]),
      fact("compound", "Compound", compound),
      fact("friction", "Friction coefficient", FRICTION[compound]),
      fact("wear_sensor", "Wear sensor", wearSensor),
      fact("pieces", "Pieces in the set", 4),
    ],
    shape,
  }
}

export const brakePads = defineFamily({
  id: "brake-pads",
  prefix: "BP",
  name: "Brake pads",
  description: "Sets of four, backing plates of 5 mm S275 steel, lining bonded at 180 °C.",
  hsCode: "8708.30.99",
  warrantyMonths: 24,
  carton: 20,
  parts: ROWS.map(fromRow),
})
