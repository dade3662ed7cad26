import { defineFamily, fact, measure, priceBetween } from "../family"
import type { SparkPlugShape } from "../shapes"

type Row = [
  number: string,
  thread: [diameter: number, pitch: number],
  reach: number,
  hex: number,
  heatRange: number,
  gap: number,
  electrodes: number,
  length: number,
]

const TIPS = {
  N: { name: "nickel", kilometres: 30_000, share: 0.02 },
  P: { name: "platinum", kilometres: 60_000, share: 0.4 },
  I: { name: "iridium", kilometres: 100_000, share: 0.72 },
} as const

/** The last letter names the tip: N nickel, P platinum, I iridium. */
const ROWS: readonly Row[] = [
  ["1001-N", [10, 1], 19, 16, 8, 0.7, 1, 72],
  ["1202-P", [12, 1.25], 19, 14, 6, 0.8, 1, 77],
  ["1204-I", [12, 1.25], 26.5, 14, 6, 0.8, 1, 91],
  ["1207-I", [12, 1.25], 26.5, 14, 7, 0.7, 1, 93],
  ["1401-N", [14, 1.25], 12.7, 21, 5, 0.6, 1, 66],
  ["1403-N", [14, 1.25], 19, 21, 6, 0.8, 1, 80],
  ["1404-N", [14, 1.25], 19, 16, 6, 0.8, 1, 80],
  ["1405-N", [14, 1.25], 19, 16, 7, 0.9, 2, 80],
  ["1407-P", [14, 1.25], 19, 16, 6, 1, 1, 81],
  ["1408-P", [14, 1.25], 17.5, 16, 5, 1.1, 1, 78],
  ["1411-N", [14, 1.25], 19, 16, 5, 1, 3, 81],
  ["1412-I", [14, 1.25], 26.5, 16, 6, 1.1, 1, 92],
  ["1414-P", [14, 1.25], 26.5, 16, 7, 0.8, 2, 91],
  ["1801-N", [18, 1.5], 11.2, 21, 4, 0.6, 1, 69],
]

function tipOf(number: string) {
  if (number.endsWith("I")) return TIPS.I
  return number.endsWith("P") ? TIPS.P : TIPS.N
}

function fromRow([number, [thread, pitch], reach, hex, heatRange, gap, electrodes, length]: Row) {
  const tip = tipOf(number)
  const shape: SparkPlugShape = {
    family: "spark-plug",
    ...{ thread, pitch, reach, hex, gap, length, electrodes, heatRange },
  }
  return {
    sku: `SP-${number}`,
    name: `Spark plug M${thread} × ${pitch}, reach ${reach}, ${tip.name} ${heatRange}, gap ${gap}, hex ${hex}`,
    description:
      `Gap set to ${gap} mm ±0.05 mm, heat range ${heatRange}, ` +
      `to be changed after ${tip.kilometres.toLocaleString("en-US")} km. ` +
      `Insulator of 95 % alumina, tested at 25 kV.`,
    price: priceBetween([0.9, 6], tip.share + electrodes * 0.03 + reach / 250),
    weightGrams: thread * length * 0.044,
    position: "cylinder head",
    attributes: [
      fact("thread", "Thread", `M${thread} × ${pitch}`),
      measure("reach", "Thread reach", [reach, "mm"]),
      measure("hex", "Hexagon", [hex, "mm"]),
      measure("gap", "Electrode gap", [gap, "mm"]),
      fact("heat_range", "Heat range", heatRange),
      fact("electrodes", "Ground electrodes", electrodes),
      fact("tip", "Centre electrode", tip.name),
    ],
    shape,
    ...(number === "1403-N" ? { rule: { minimum: 100, multiple: 100 } } : {}),
  }
}

export const sparkPlugs = defineFamily({
  id: "spark-plug",
  prefix: "SP",
  name: "Spark plugs",
  description: "Nickel, platinum and iridium tips, gap set to ±0.05 mm, insulator tested at 25 kV.",
  hsCode: "8511.10.00",
  warrantyMonths: 12,
  carton: 100,
  parts: ROWS.map(fromRow),
})
