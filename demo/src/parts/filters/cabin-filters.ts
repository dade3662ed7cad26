import { defineFamily, fact, measure, priceBetween } from "../family"
import type { CabinFilterShape } from "../shapes"

type Row = [number: string, length: number, width: number, height: number, pleats: number]

/** A number that ends in C carries activated carbon, in P particle fleece alone. */
const ROWS: readonly Row[] = [
  ["1801-P", 180, 162, 30, 18],
  ["1941-C", 194, 215, 29, 20],
  ["2001-P", 200, 178, 20, 24],
  ["2152-C", 215, 200, 30, 22],
  ["2351-P", 235, 208, 35, 24],
  ["2402-C", 240, 190, 34, 26],
  ["2541-C", 254, 224, 36, 26],
  ["2571-P", 257, 162, 25, 30],
  ["2801-C", 280, 206, 25, 34],
  ["2872-P", 287, 215, 34, 30],
  ["3131-C", 313, 154, 32, 36],
  ["3502-C", 350, 163, 32, 40],
]

const CARBON_GRAMS_PER_SQUARE_METRE = 280

function fromRow([number, length, width, height, pleats]: Row) {
  const carbon = number.endsWith("C")
  const area = Math.round((pleats * 2 * height * width) / 1e4) / 100
  const shape: CabinFilterShape = { family: "cabin-filter", length, width, height, pleats, carbon }
  return {
    sku: `CF-${number}`,
    name: `Cabin filter ${length} × ${width} × ${height}${carbon ? ", activated carbon" : ""}`,
    description: carbon
      ? `${area} m² of fleece with ${CARBON_GRAMS_PER_SQUARE_METRE} g/m² activated carbon in ${pleats} pleats. ` +
        `Holds back 98 % of particles of 2.5 µm.`
      : `${area} m² of three-layer fleece in ${pleats} pleats. Holds back 97 % of particles of 2.5 µm.`,
    price: priceBetween([1.2, 5.6], (length * width) / 95000 + (carbon ? 0.32 : 0)),
    weightGrams: area * (carbon ? 620 : 260) + 40,
    position: "cabin air inlet",
    attributes: [
      measure("length", "Length", [length, "mm"]),
      measure("width", "Width", [width, "mm"]),
      measure("height", "Height", [height, "mm"]),
      fact("pleats", "Pleats", pleats),
      measure("area", "Filter area", [area, "m²"]),
      fact("carbon", "Activated carbon", carbon),
    ],
    shape,
    ...(number === "2541-C" ? { rule: { multiple: 12 } } : {}),
  }
}

export const cabinFilters = defineFamily({
  id: "cabin-filter",
  prefix: "CF",
  name: "Cabin filters",
  description: "Electrostatic fleece in a stiff side band, with or without activated carbon.",
  hsCode: "8421.39.25",
  warrantyMonths: 12,
  carton: 50,
  parts: ROWS.map(fromRow),
})
