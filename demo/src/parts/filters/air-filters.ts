import { defineFamily, fact, measure, priceBetween } from "../family"
import type { AirFilterShape } from "../shapes"

/** A panel: length × width × height; a round insert: outer × inner diameter × height. */
type Row = [number: string, length: number, width: number, height: number, pleats: number]

/** A number that ends in P is a panel, in R round. */
const ROWS: readonly Row[] = [
  ["1321-R", 132, 78, 146, 64],
  ["1481-R", 148, 82, 212, 72],
  ["1722-R", 172, 98, 186, 80],
  ["2051-P", 205, 168, 47, 44],
  ["2132-P", 213, 116, 58, 52],
  ["2241-R", 224, 160, 66, 96],
  ["2301-P", 230, 186, 50, 54],
  ["2453-P", 245, 130, 42, 60],
  ["2602-P", 260, 178, 52, 62],
  ["2721-P", 272, 134, 56, 68],
  ["2851-P", 285, 211, 41, 66],
  ["3061-P", 306, 142, 58, 78],
  ["3421-P", 342, 136, 70, 86],
  ["3731-P", 373, 163, 48, 94],
]

function fromRow([number, length, width, height, pleats]: Row) {
  const outline = number.endsWith("P") ? "panel" : "round"
  const shape: AirFilterShape = { family: "air-filter", outline, length, width, height, pleats }
  const sizes =
    outline === "panel"
      ? [measure("length", "Length", [length, "mm"]), measure("width", "Width", [width, "mm"])]
      : [
          measure("outer_diameter", "Outer diameter", [length, "mm"]),
          measure("inner_diameter", "Inner diameter", [width, "mm"]),
        ]
  return {
    sku: `AF-${number}`,
    name: `Air filter ${outline === "panel" ? "panel" : "insert"} ${length} × ${width} × ${height}`,
    description:
      `${pleats} pleats in a moulded polyurethane frame that seals within 0.4 mm. ` +
      `Holds back 99.5 % of test dust ISO 12103 A4 at full air flow.`,
    price: priceBetween([1.8, 6], (length * width) / 76000 + height / 900),
    weightGrams: (length * width * height) / 9200 + 60,
    position: "engine",
    attributes: [
      ...sizes,
      measure("height", "Height", [height, "mm"]),
      fact("outline", "Outline", outline),
      fact("pleats", "Pleats", pleats),
    ],
    shape,
  }
}

export const airFilters = defineFamily({
  id: "air-filter",
  prefix: "AF",
  name: "Air filters",
  description:
    "Resin-impregnated cellulose, pleats embossed every 12 mm, frame foamed in one shot.",
  hsCode: "8421.31.00",
  warrantyMonths: 12,
  carton: 50,
  parts: ROWS.map(fromRow),
})
