import { defineFamily, fact, measure, priceBetween } from "../family"
import type { OilFilterShape } from "../shapes"

type Row = [
  number: string,
  diameter: number,
  height: number,
  thread: string,
  gasket: number,
  bypassBar: number,
  flutes: number,
]

const ROWS: readonly Row[] = [
  ["0651-S", 65, 58, "M20 × 1.5", 55, 0.9, 12],
  ["0661-S", 66, 75, "M20 × 1.5", 56, 1, 14],
  ["0682-S", 68, 65, "M20 × 1.5", 56, 1, 14],
  ["0684-S", 68, 85, "M20 × 1.5", 56, 1.2, 14],
  ["0691-S", 69, 87, "M22 × 1.5", 62, 1, 15],
  ["0761-S", 76, 79, "3/4-16 UNF", 62, 1.2, 15],
  ["0763-S", 76, 100, "3/4-16 UNF", 71, 1.7, 15],
  ["0764-S", 76, 123, "3/4-16 UNF", 71, 2.5, 15],
  ["0781-S", 78, 92, "M20 × 1.5", 63, 1.4, 16],
  ["0802-S", 80, 75, "M18 × 1.5", 62, 1.2, 16],
  ["0831-S", 83, 95, "M26 × 1.5", 72, 1.6, 16],
  ["0851-S", 85, 118, "M22 × 1.5", 72, 1.8, 16],
  ["0931-S", 93, 114, "3/4-16 UNF", 72, 2.5, 18],
  ["0932-S", 93, 142, "3/4-16 UNF", 72, 2.5, 18],
  ["1081-S", 108, 144, "M30 × 2", 95, 2.5, 18],
  ["1082-S", 108, 176, "M30 × 2", 95, 2.5, 18],
]

/** These leave the works in full cartons only. */
const FULL_CARTONS: Readonly<Record<string, number>> = { "0661-S": 12, "0763-S": 12, "1082-S": 6 }

function fromRow([number, diameter, height, thread, gasket, bypassBar, flutes]: Row) {
  const multiple = FULL_CARTONS[number]
  const shape: OilFilterShape = {
    family: "oil-filter",
    ...{ diameter, height, thread, gasket, bypassBar, flutes },
  }
  return {
    sku: `OF-${number}`,
    name: `Oil filter ${diameter} × ${height}, ${thread}`,
    description:
      `Spin-on filter with a ${bypassBar} bar bypass valve, holds back 96 % of particles of 20 µm. ` +
      `Every can is tested for leaks at 14 bar.`,
    price: priceBetween([1.4, 5.8], (diameter * height) / 19500),
    weightGrams: diameter * height * 0.047,
    position: "engine",
    attributes: [
      measure("diameter", "Outer diameter", [diameter, "mm"]),
      measure("height", "Height", [height, "mm"]),
      fact("thread", "Thread", thread),
      measure("gasket", "Gasket, outer diameter", [gasket, "mm"]),
      measure("bypass", "Bypass opens at", [bypassBar, "bar"]),
      fact("anti_drain", "Anti-drain valve", height > 70),
    ],
    shape,
    ...(multiple ? { rule: { multiple } } : {}),
  }
}

export const oilFilters = defineFamily({
  id: "oil-filter",
  prefix: "OF",
  name: "Oil filters",
  description: "Spin-on cans of 0.5 mm sheet, pleated cellulose, tested for leaks at 14 bar.",
  hsCode: "8421.23.00",
  warrantyMonths: 12,
  carton: 50,
  parts: ROWS.map(fromRow),
})
