import { defineFamily, fact, measure, priceBetween } from "../family"
import type { SensorShape } from "../shapes"

type Row = [
  number: string,
  kind: SensorShape["kind"],
  tip: number,
  reach: number,
  offset: number,
  cable: number,
  pins: number,
]

const ROWS: readonly Row[] = [
  ["0421-W", "wheel speed", 18, 42, 22, 620, 2],
  ["0452-W", "wheel speed", 18, 45, 24, 880, 2],
  ["0473-W", "wheel speed", 16, 47, 21, 1040, 2],
  ["0511-W", "wheel speed", 18, 51, 24, 730, 2],
  ["0532-W", "wheel speed", 20, 53, 26, 960, 2],
  ["0612-W", "wheel speed", 16, 61, 22, 1180, 2],
  ["0331-C", "crankshaft", 18, 33, 21, 340, 3],
  ["0364-C", "crankshaft", 20, 36, 25, 460, 3],
  ["0402-C", "crankshaft", 22, 40, 28, 280, 3],
  ["0451-C", "crankshaft", 18, 45, 24, 520, 2],
  ["0241-K", "camshaft", 17, 24, 22, 180, 3],
  ["0283-K", "camshaft", 18, 28, 23, 240, 3],
  ["0301-K", "camshaft", 20, 30, 24, 210, 3],
  ["0352-K", "camshaft", 22, 35, 27, 300, 4],
]

const SPEEDS = { "wheel speed": "2,500", crankshaft: "8,000", camshaft: "6,000" } as const
const PLACES = {
  "wheel speed": "wheel carrier",
  crankshaft: "engine block",
  camshaft: "cylinder head",
} as const

function fromRow([number, kind, tip, reach, offset, cable, pins]: Row) {
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const shape: SensorShape = { family: "sensor", kind, tip, reach, offset, cable, pins }
  return {
    sku: `SE-${number}`,
    name: `${title} sensor ${tip} × ${reach}, cable ${cable}, ${pins} pins`,
    description:
      `Hall sensor, reads 0 to ${SPEEDS[kind]} Hz over an air gap of 0.3 to 1.5 mm. ` +
      `Sealed to IP6K9K, cable ${cable} mm ±10 mm.`,
    price: priceBetween([2.5, 18], cable / 1700 + (kind === "wheel speed" ? 0 : 0.3) + tip / 100),
    weightGrams: cable * 0.05 + tip * reach * 0.03,
    position: PLACES[kind],
    attributes: [
      fact("kind", "Measures", kind),
      measure("tip", "Tip diameter", [tip, "mm"]),
      measure("reach", "Fitting depth", [reach, "mm"]),
      measure("offset", "Axis to fixing hole", [offset, "mm"]),
      measure("cable", "Cable length", [cable, "mm"]),
      fact("pins", "Connector pins", pins),
    ],
    shape,
  }
}

export const sensors = defineFamily({
  id: "sensor",
  prefix: "SE",
  name: "Sensors",
  description: "Hall sensors for wheel, crankshaft and camshaft, sealed to IP6K9K.",
  hsCode: "9029.90.00",
  warrantyMonths: 24,
  carton: 20,
  parts: ROWS.map(fromRow),
})
