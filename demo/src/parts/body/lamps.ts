import { defineFamily, fact, measure, priceBetween } from "../family"
import type { LampShape } from "../shapes"

type Row = [
  number: string,
  kind: LampShape["kind"],
  size: [width: number, height: number, depth: number],
  modules: number,
  bulb: string,
  approval: LampShape["approval"],
]

/** A number that ends in L is for the left side, in R for the right. */
const ROWS: readonly Row[] = [
  ["1181-L", "fog lamp", [118, 96, 84], 1, "H11", "ECE"],
  ["1182-R", "fog lamp", [118, 96, 84], 1, "H11", "ECE"],
  ["2103-L", "rear lamp", [210, 318, 112], 3, "P21/5W", "ECE"],
  ["2104-R", "rear lamp", [210, 318, 112], 3, "P21/5W", "ECE"],
  ["3241-L", "rear lamp", [324, 196, 126], 4, "LED", "ECE"],
  ["3242-R", "rear lamp", [324, 196, 126], 4, "LED", "ECE"],
  ["4461-L", "headlamp", [446, 262, 328], 2, "H7 + H7", "ECE"],
  ["4462-R", "headlamp", [446, 262, 328], 2, "H7 + H7", "ECE"],
  ["5321-L", "headlamp", [532, 238, 386], 2, "9005 + H11", "DOT"],
  ["5322-R", "headlamp", [532, 238, 386], 2, "9005 + H11", "DOT"],
  ["5901-L", "headlamp", [590, 224, 412], 3, "LED", "ECE"],
  ["5902-R", "headlamp", [590, 224, 412], 3, "LED", "ECE"],
]

const LEVELS = { "fog lamp": 0, "rear lamp": 0.22, headlamp: 0.5 } as const

function fromRow([number, kind, [width, height, depth], modules, bulb, approval]: Row) {
  const side = number.endsWith("L") ? "left" : "right"
  const shape: LampShape = {
    family: "lamp",
    ...{ kind, side, width, height, depth, modules, bulb, approval },
  }
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  return {
    sku: `LA-${number}`,
    name: `${title} ${side} ${width} × ${height}, ${bulb}, ${approval}`,
    description:
      `${title} for the ${side} side with ${modules} ${modules === 1 ? "light" : "lights"}, ${approval} approved. ` +
      `Sealed to IP6K7, beam set to ±0.1° on every unit.`,
    price: priceBetween([14, 90], LEVELS[kind] + modules * 0.08 + (bulb === "LED" ? 0.24 : 0)),
    weightGrams: (width * height * depth) / 14000 + 280,
    position: kind === "rear lamp" ? `rear ${side}` : `front ${side}`,
    attributes: [
      fact("side", "Side", side),
      measure("width", "Width", [width, "mm"]),
      measure("height", "Height", [height, "mm"]),
      measure("depth", "Depth", [depth, "mm"]),
      fact("bulb", "Light source", bulb),
      fact("lights", "Lights", modules),
      fact("approval", "Approval", approval),
    ],
    shape,
  }
}

export const lamps = defineFamily({
  id: "lamp",
  prefix: "LA",
  name: "Lamps",
  description: "Headlamps, rear lamps and fog lamps, sealed to IP6K7 and set on the bench.",
  hsCode: "8512.20.00",
  warrantyMonths: 24,
  carton: 5,
  parts: ROWS.map(fromRow),
})
