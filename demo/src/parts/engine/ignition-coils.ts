import { defineFamily, fact, measure, priceBetween } from "../family"
import type { IgnitionCoilShape } from "../shapes"

type Row = [
  number: string,
  length: number,
  boot: number,
  head: number,
  pins: number,
  offset: number,
  kilovolt: number,
]

const ROWS: readonly Row[] = [
  ["1242-P", 124, 25, 46, 2, 31, 28],
  ["1313-P", 131, 26, 48, 3, 33, 29],
  ["1402-P", 140, 24, 44, 3, 30, 30],
  ["1451-P", 145, 26, 52, 4, 36, 32],
  ["1523-P", 152, 25, 48, 4, 34, 32],
  ["1582-P", 158, 24, 46, 3, 32, 30],
  ["1604-P", 160, 24, 46, 3, 32, 34],
  ["1651-P", 165, 27, 56, 4, 40, 34],
  ["1702-P", 170, 25, 50, 4, 35, 35],
  ["1781-P", 178, 26, 54, 4, 38, 36],
  ["1853-P", 185, 28, 58, 4, 42, 38],
  ["2011-P", 201, 28, 60, 5, 43, 40],
]

function fromRow([number, length, boot, head, pins, offset, kilovolt]: Row) {
  const shape: IgnitionCoilShape = {
    family: "ignition-coil",
    ...{ length, boot, head, pins, offset, kilovolt },
  }
  return {
    sku: `IC-${number}`,
    name: `Ignition coil ${length}, ${pins} pins, ${kilovolt} kV`,
    description:
      `Pencil coil, ${kilovolt} kV at 45 mJ, silicone boot of ${boot} mm. ` +
      `Potted under 1 mbar vacuum, 100 % tested at 130 °C.`,
    price: priceBetween([5, 26], (length - 124) / 110 + (pins - 2) * 0.09),
    weightGrams: length * head * 0.029,
    position: "cylinder head",
    attributes: [
      measure("length", "Length", [length, "mm"]),
      measure("boot", "Boot diameter", [boot, "mm"]),
      fact("pins", "Connector pins", pins),
      measure("offset", "Axis to fixing hole", [offset, "mm"]),
      measure("voltage", "Secondary voltage", [kilovolt, "kV"]),
    ],
    shape,
    ...(number === "1402-P" ? { rule: { multiple: 20 } } : {}),
  }
}

export const ignitionCoils = defineFamily({
  id: "ignition-coil",
  prefix: "IC",
  name: "Ignition coils",
  description: "Pencil coils potted under vacuum, each one fired at 130 °C before packing.",
  hsCode: "8511.30.00",
  warrantyMonths: 24,
  carton: 20,
  parts: ROWS.map(fromRow),
})
