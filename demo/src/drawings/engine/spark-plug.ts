import type { SparkPlugShape } from "../../parts/shapes"
import { dimensionAcross, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, chain, line, polygon, steps, turned, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"
import { gapDetail, hexagon } from "./spark-plug-details"

const AXIS = 178

type Plug = {
  shape: SparkPlugShape
  unit: number
  left: number
  hexAt: number
  seat: number
  tip: number
}

/** The plug lying, half in section; below it the hexagon from its end and the tip enlarged. */
export function drawSparkPlug(sheet: Sheet, shape: SparkPlugShape): string {
  const { length, reach, thread, hex } = shape
  const scale = scaleFor({ width: length + 4, height: hex * 1.16 }, { width: 660, height: 190 })
  const unit = scale.unit
  const left = 386 - (length * unit) / 2
  const tip = left + length * unit
  const seat = tip - (reach + 3) * unit
  const plug = { shape, unit, left, tip, seat, hexAt: seat - 15 * unit }
  insulator(sheet, plug)
  shell(sheet, plug)
  core(sheet, plug)
  sheet.stroke("centre", line([left - 22, AXIS], [tip + 26, AXIS]))
  const half = (thread / 2) * unit
  dimensionAcross(sheet, {
    from: [seat, AXIS + half],
    to: [tip - 3 * unit, AXIS + half],
    at: AXIS + half + 44,
    label: `${reach}`,
  })
  dimensionAcross(sheet, {
    from: [left, AXIS - 3 * unit],
    to: [tip, AXIS - half],
    at: AXIS - 118,
    label: `${length}`,
  })
  const end = tip - 3.4 * unit
  leader(sheet, {
    tip: [end, AXIS + half - 0.6 * unit],
    elbow: [end > 574 ? end - 14 : end + 26, 318],
    label: `M${thread}×${shape.pitch}`,
    side: end > 574 ? "left" : "right",
  })
  hexagon(sheet, shape)
  gapDetail(sheet, shape)
  return scale.label
}

function insulator(sheet: Sheet, { unit, left, hexAt }: Plug): void {
  const start = left + 9.5 * unit
  const radius = 4.9 * unit
  const ribs = steps(5)
  const profile: Point[] = [[start, AXIS - radius * 0.78]]
  const ribbed = Math.min((hexAt - start) * 0.62, 15 * unit)
  for (const rib of ribs) {
    const x = start + 2 * unit + (ribbed * rib) / ribs.length
    const pitch = ribbed / ribs.length
    profile.push(
      [x, AXIS - radius * 0.8],
      [x + pitch * 0.25, AXIS - radius],
      [x + pitch * 0.6, AXIS - radius],
      [x + pitch * 0.85, AXIS - radius * 0.8],
    )
  }
  profile.push(
    [start + ribbed + 3 * unit, AXIS - radius * 1.06],
    [hexAt + 2 * unit, AXIS - radius * 1.12],
  )
  sheet.solid(turned(profile, AXIS), "paper")
  sheet.stroke(
    "hatch",
    hatch([[...profile, [hexAt + 2 * unit, AXIS], [start, AXIS]]], { gap: 9, degrees: -45 }),
  )
  sheet.solid(
    turned(
      [
        [left, AXIS - 2.4 * unit],
        [left + 1 * unit, AXIS - 3.2 * unit],
        [left + 6.5 * unit, AXIS - 3.2 * unit],
        [left + 7 * unit, AXIS - 2.2 * unit],
        [left + 9.5 * unit, AXIS - 2.2 * unit],
        [left + 9.5 * unit, AXIS - 3.6 * unit],
        [start + unit, AXIS - 3.6 * unit],
      ],
      AXIS,
    ),
  )
  sheet.stroke(
    "thin",
    line([left + 6.5 * unit, AXIS - 3.2 * unit], [left + 6.5 * unit, AXIS + 3.2 * unit]),
  )
}

function shell(sheet: Sheet, { shape, unit, hexAt, seat, tip }: Plug): void {
  const corner = (shape.hex / 2) * 1.155 * unit
  const collar = Math.min(shape.hex * 0.46, shape.thread * 0.5 + 3.5) * unit
  const thread = (shape.thread / 2) * unit
  const end = tip - 3 * unit
  const chamfer = 1.6 * unit
  const hexEnd = hexAt + 9 * unit
  sheet.solid(
    turned(
      [
        [hexAt - 2.5 * unit, AXIS - 6 * unit],
        [hexAt, AXIS - 6.4 * unit],
      ],
      AXIS,
    ),
  )
  sheet.solid(
    turned(
      [
        [hexAt, AXIS - corner + chamfer],
        [hexAt + chamfer * 0.7, AXIS - corner],
        [hexEnd - chamfer * 0.7, AXIS - corner],
        [hexEnd, AXIS - corner + chamfer],
      ],
      AXIS,
    ),
  )
  sheet.stroke("thin", line([hexAt, AXIS + corner / 2], [hexEnd, AXIS + corner / 2]))
  sheet.solid(
    turned(
      [
        [hexEnd, AXIS - collar],
        [seat - 2 * unit, AXIS - collar],
      ],
      AXIS,
    ),
  )
  sheet.solid(
    turned(
      [
        [seat - 2 * unit, AXIS - collar * 1.02],
        [seat, AXIS - collar * 1.02],
      ],
      AXIS,
    ),
    "dark",
  )
  sheet.solid(
    turned(
      [
        [seat, AXIS - thread * 0.84],
        [seat + 1.6 * unit, AXIS - thread * 0.84],
        [seat + 2.2 * unit, AXIS - thread],
        [end - unit, AXIS - thread],
        [end, AXIS - thread + unit],
      ],
      AXIS,
    ),
  )
  const turns = Math.floor((shape.reach - 3) / shape.pitch)
  sheet.stroke(
    "thin",
    ...steps(turns).map((index) => {
      const x = seat + (2.6 + index * shape.pitch) * unit
      return line([x, AXIS + thread], [x + shape.pitch * 0.5 * unit, AXIS])
    }),
  )
}

/** The upper half cut open: shell wall, insulator nose, centre electrode, ground strap. */
function core(sheet: Sheet, { shape, unit, hexAt, seat, tip }: Plug): void {
  const end = tip - 3 * unit
  const thread = (shape.thread / 2) * unit
  const nose = shape.thread * 0.24 * unit
  const collar = Math.min(shape.hex * 0.46, shape.thread * 0.5 + 3.5) * unit
  const corner = (shape.hex / 2) * 1.155 * unit
  const wall: Point[] = [
    [hexAt, AXIS - 5.4 * unit],
    [hexAt, AXIS - corner + 1.6 * unit],
    [hexAt + 1.1 * unit, AXIS - corner],
    [hexAt + 7.9 * unit, AXIS - corner],
    [hexAt + 9 * unit, AXIS - corner + 1.6 * unit],
    [hexAt + 9 * unit, AXIS - collar],
    [seat - 2 * unit, AXIS - collar],
    [seat, AXIS - thread * 0.84],
    [seat + 2.2 * unit, AXIS - thread],
    [end - unit, AXIS - thread],
    [end, AXIS - thread + unit],
    [end, AXIS - thread * 0.66],
    [seat + 3 * unit, AXIS - thread * 0.6],
    [seat, AXIS - 4.6 * unit * Math.min(1, shape.thread / 14)],
  ]
  const stone: Point[] = [
    [hexAt - unit, AXIS - 5.4 * unit],
    [hexAt, AXIS - 5.4 * unit],
    [seat, AXIS - 4.6 * unit * Math.min(1, shape.thread / 14)],
    [seat + 3 * unit, AXIS - thread * 0.6],
    [seat + 4 * unit, AXIS - nose * 1.5],
    [end + 0.6 * unit, AXIS - nose * 0.9],
    [end + 0.6 * unit, AXIS],
    [hexAt - unit, AXIS],
  ]
  sheet.fill(
    "paper",
    polygon([...wall, [hexAt, AXIS]]),
    polygon([
      [seat, AXIS],
      [seat, AXIS - thread * 0.6],
      [end, AXIS - thread * 0.66],
      [end, AXIS],
    ]),
  )
  sheet.fill("dark", polygon(wall))
  sheet.stroke("hatch", hatch([wall], { gap: 6 }), hatch([stone], { gap: 9, degrees: -45 }))
  sheet.stroke(
    "outline",
    polygon(wall),
    chain(stone.slice(0, 7)),
    line([end, AXIS - thread * 0.66], [end, AXIS]),
  )
  const pin = 1.25 * unit
  sheet.solid(
    box({
      x: hexAt - 4 * unit,
      y: AXIS - pin,
      width: end + 1.6 * unit - hexAt + 4 * unit,
      height: pin,
    }),
    "dark",
  )
  sheet.solid(
    box({ x: end + 0.6 * unit, y: AXIS - pin * 0.7, width: 1 * unit, height: pin * 1.4 }),
    "dark",
  )
  sheet.solid(
    polygon([
      [end, AXIS - thread * 0.94],
      [tip, AXIS - thread * 0.94],
      [tip, AXIS + 1.4 * unit],
      [tip - 1.2 * unit, AXIS + 1.4 * unit],
      [tip - 1.2 * unit, AXIS - thread * 0.72],
      [end, AXIS - thread * 0.72],
    ]),
    "metal",
  )
}
