import { defineFamily, fact, measure, priceBetween } from "../family"
import type { BeltShape } from "../shapes"

/** A ribbed belt counts its ribs and its effective length in mm. */
type RibbedRow = [number: string, ribs: number, length: number]

/** A timing belt counts its teeth. */
type TimingRow = [number: string, teeth: number, width: number, pitch: number]

const RIBBED: readonly RibbedRow[] = [
  ["0698-R", 4, 698],
  ["0805-R", 5, 805],
  ["0898-R", 5, 898],
  ["0906-R", 5, 906],
  ["1052-R", 6, 1052],
  ["1195-R", 6, 1195],
  ["1255-R", 6, 1255],
  ["1420-R", 6, 1420],
  ["1698-R", 7, 1698],
  ["1753-R", 6, 1753],
  ["2100-R", 7, 2100],
  ["2455-R", 8, 2455],
]

const TIMING: readonly TimingRow[] = [
  ["1041-T", 104, 19, 9.525],
  ["1201-T", 120, 22, 8],
  ["1291-T", 129, 25.4, 9.525],
  ["1382-T", 138, 23, 8],
  ["1451-T", 145, 25.4, 8],
  ["1532-T", 153, 30, 8],
]

const RIB_PITCH = 3.56

/** Ribbed belts that leave the works in full cartons only. */
const FULL_CARTONS: Readonly<Record<string, number>> = { "0698-R": 12, "1255-R": 12 }

function ribbed([number, count, length]: RibbedRow) {
  const width = Number((count * RIB_PITCH).toFixed(1))
  const multiple = FULL_CARTONS[number]
  const shape: BeltShape = {
    ...{ family: "belt", kind: "ribbed", count, length, width },
    ...{ pitch: RIB_PITCH, height: 4.3 },
  }
  return {
    sku: `BE-${number}`,
    name: `Ribbed belt ${count}PK ${length}`,
    description:
      `EPDM with ${count} ribs and a polyester cord, ${length} mm ±4 mm effective length at 600 N. ` +
      `Runs from −40 to 130 °C.`,
    price: priceBetween([2, 9], (count * length) / 21000),
    weightGrams: count * length * 0.017,
    position: "engine, accessory drive",
    attributes: [
      fact("profile", "Profile", "PK"),
      fact("ribs", "Ribs", count),
      measure("length", "Effective length", [length, "mm"]),
      measure("width", "Width", [width, "mm"]),
    ],
    shape,
    ...(multiple ? { rule: { multiple } } : {}),
  }
}

function timing([number, count, width, pitch]: TimingRow) {
  const length = Math.round(count * pitch)
  const shape: BeltShape = {
    ...{ family: "belt", kind: "timing", count, length, width },
    ...{ pitch, height: pitch > 9 ? 6.1 : 5.2 },
  }
  return {
    sku: `BE-${number}`,
    name: `Timing belt ${count} teeth × ${width}, pitch ${pitch}`,
    description:
      `HNBR with a glass cord, ${count} teeth at ${pitch} mm, ${length} mm ±0.5 mm long. ` +
      `No tooth sheared in 1,000 hours at 120 °C.`,
    price: priceBetween([4, 9], (count * width) / 5200),
    weightGrams: length * width * 0.0058,
    position: "engine, timing drive",
    attributes: [
      fact("teeth", "Teeth", count),
      measure("pitch", "Tooth pitch", [pitch, "mm"]),
      measure("length", "Length", [length, "mm"]),
      measure("width", "Width", [width, "mm"]),
    ],
    shape,
  }
}

export const belts = defineFamily({
  id: "belt",
  prefix: "BE",
  name: "Belts",
  description: "Ribbed belts for accessories and timing belts, length measured under load.",
  hsCode: "4010.35.00",
  warrantyMonths: 24,
  carton: 50,
  parts: [...RIBBED.map(ribbed), ...TIMING.map(timing)],
})
