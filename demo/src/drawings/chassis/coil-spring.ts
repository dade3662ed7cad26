import type { CoilSpringShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 262
const GAP = 100

export type SpringView = { shape: CoilSpringShape; unit: number; left: number; axis: number }

/** The spring lying, wound wire by wire, and from its end. */
export function drawCoilSpring(sheet: Sheet, shape: CoilSpringShape): string {
  const { freeLength, outer, wire } = shape
  const scale = scaleFor({ width: freeLength + outer, height: outer }, { width: 610, height: 360 })
  const unit = scale.unit
  const radius = (outer / 2) * unit
  const left = 408 - (freeLength * unit + GAP + 2 * radius) / 2
  const view = { shape, unit, left, axis: AXIS }
  farCoils(sheet, view)
  nearCoils(sheet, view)
  sheet.stroke("centre", line([left - 24, AXIS], [left + freeLength * unit + 24, AXIS]))
  const right = left + freeLength * unit
  const centre: Point = [right + GAP + radius, AXIS]
  sheet.solid(circle(centre, radius))
  sheet.solid(circle(centre, radius - wire * unit), "paper")
  const tail = polar(centre, radius - (wire / 2) * unit, 20)
  sheet.solid(circle(tail, (wire / 2) * unit), "dark")
  cross(sheet, centre, radius)
  dimensionAcross(sheet, {
    from: [left, AXIS + radius],
    to: [right, AXIS + radius],
    at: AXIS + radius + 46,
    label: `${freeLength}`,
  })
  dimensionUp(sheet, {
    from: [centre[0], AXIS - radius],
    to: [centre[0], AXIS + radius],
    at: right + GAP - 40,
    label: `Ø${outer}`,
  })
  const pitch = ((freeLength - wire) * unit) / shape.coils
  leader(sheet, {
    tip: [left + pitch * 1.5 + (wire / 2) * unit, AXIS - radius + 2],
    elbow: [left + pitch * 1.5 + 36, AXIS - radius - 40],
    label: `Ø${wire}`,
  })
  return scale.label
}

/** Where the wire's middle lies after `turn` turns: dead coils at both ends, even pitch between. */
function alongAxis({ shape, unit, left }: SpringView, turn: number): number {
  const { coils: count, wire, freeLength } = shape
  const dead = wire * 1.06
  const pitch = (freeLength - wire - 2 * dead) / (count - 2)
  const position =
    turn < 1
      ? turn * dead
      : turn > count - 1
        ? dead + (count - 2) * pitch + (turn - count + 1) * dead
        : dead + (turn - 1) * pitch
  return left + (wire / 2 + position) * unit
}

/** One stretch of the wire, from one turn (or part of it) to another. */
function strand(view: SpringView, from: number, to: number): string {
  const half = (view.shape.wire / 2) * view.unit
  const turns = steps(13).map((index) => from + ((to - from) * index) / 12)
  const offset = (turn: number, sign: number): Point => {
    const [a, b] = [onWire(view, turn - 0.004), onWire(view, turn + 0.004)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [x, y] = onWire(view, turn)
    return [x - (sign * half * (b[1] - a[1])) / length, y + (sign * half * (b[0] - a[0])) / length]
  }
  const upper = turns.map((turn) => offset(turn, 1))
  const lower = turns.map((turn) => offset(turn, -1)).reverse()
  return polygon([...upper, ...lower])
}

function onWire(view: SpringView, turn: number): Point {
  const radius = ((view.shape.outer - view.shape.wire) / 2) * view.unit
  return [alongAxis(view, turn), view.axis - radius * Math.cos(turn * 2 * Math.PI)]
}

/** The half of every turn that lies behind the axis. */
export function farCoils(sheet: Sheet, view: SpringView): void {
  const halves = steps(view.shape.coils * 2).filter((half) => half % 2 === 1)
  for (const half of halves) sheet.solid(strand(view, half / 2, (half + 1) / 2), "dark")
}

/** The half of every turn that lies before the axis, and the wire's ends. */
export function nearCoils(sheet: Sheet, view: SpringView): void {
  const count = Math.round(view.shape.coils * 2)
  const halves = steps(count).filter((half) => half % 2 === 0)
  for (const half of halves) sheet.solid(strand(view, half / 2, (half + 1) / 2))
  const wire = (view.shape.wire / 2) * view.unit
  for (const half of steps(count + 1)) sheet.solid(circle(onWire(view, half / 2), wire), "paper")
}
