import { course, type Pulley } from "../drafting/course"
import { cross } from "../drafting/dimension"
import { circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import type { Sheet } from "../drafting/sheet"

const CRANK: Pulley = { centre: [250, 420], radius: 82, side: 1 }
const TENSIONER: Pulley = { centre: [575, 268], radius: 66, side: -1 }
const INTAKE: Pulley = { centre: [1000, 216], radius: 128, side: 1 }
const EXHAUST: Pulley = { centre: [1290, 440], radius: 128, side: 1 }
const PUMP: Pulley = { centre: [780, 520], radius: 74, side: 1 }
const THICKNESS = 15

/** Crank, tensioner, both camshafts and water pump with the belt round them, seen from the front. */
export function drawTimingDrive(sheet: Sheet): Point[] {
  const drive = [CRANK, TENSIONER, INTAKE, EXHAUST, PUMP]
  sensor(sheet, { at: [118, 300], towards: 40 })
  sensor(sheet, { at: [1452, 282], towards: 142 })
  sprocket(sheet, CRANK, { teeth: 22, spokes: 0, hub: 34 })
  sprocket(sheet, INTAKE, { teeth: 44, spokes: 5, hub: 40 })
  sprocket(sheet, EXHAUST, { teeth: 44, spokes: 5, hub: 40 })
  pump(sheet)
  tensioner(sheet)
  const [outer, inner] = [course(drive, THICKNESS), course(drive)]
  sheet.fill("dark", polygon(outer), polygon(inner))
  sheet.stroke("thin", ...teeth(inner))
  sheet.stroke("outline", polygon(outer), polygon(inner))
  for (const { centre, radius } of drive) cross(sheet, centre, radius + THICKNESS)
  return [
    [754, 213],
    [575, 232],
    [790, 618],
    [126, 306],
    [1446, 290],
  ]
}

/** The belt's teeth: short lines inwards, at an even pitch along its inner side. */
function teeth(inner: readonly Point[]): string[] {
  const closed = [...inner, inner[0] ?? [0, 0]]
  return closed.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = closed[index] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    const count = Math.floor(length / 15)
    if (count < 2) return []
    const normal: Point = [-(y - fromY) / length, (x - fromX) / length]
    return steps(count).map((tooth) => {
      const share = (tooth + 0.5) / count
      const at: Point = [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
      return line(at, [at[0] + normal[0] * 9, at[1] + normal[1] * 9])
    })
  })
}

type Wheel = { teeth: number; spokes: number; hub: number }

function sprocket(sheet: Sheet, { centre, radius }: Pulley, wheel: Wheel): void {
  const rim = steps(wheel.teeth * 4).map((index) =>
    polar(centre, index % 4 < 2 ? radius : radius - 9, (index * 90) / wheel.teeth),
  )
  sheet.solid(polygon(rim))
  sheet.stroke("thin", circle(centre, radius - 16))
  const window = 360 / Math.max(wheel.spokes, 1)
  for (const spoke of steps(wheel.spokes)) {
    const start = spoke * window + 12
    const sweep = window - 24
    const outer = steps(9).map((index) => polar(centre, radius - 26, start + (sweep * index) / 8))
    const inner = steps(9).map((index) =>
      polar(centre, wheel.hub + 14, start + 6 + ((sweep - 12) * (8 - index)) / 8),
    )
    sheet.solid(polygon([...outer, ...inner]), "paper")
  }
  sheet.solid(circle(centre, wheel.hub))
  sheet.solid(polygon(steps(6).map((index) => polar(centre, wheel.hub * 0.6, index * 60))), "paper")
  sheet.stroke("thin", circle(centre, wheel.hub * 0.32))
}

function pump(sheet: Sheet): void {
  const { centre, radius } = PUMP
  const ears = [20, 90, 160].map((degrees) => polar(centre, radius + 40, degrees))
  for (const ear of ears) {
    sheet.solid(circle(ear, 20))
  }
  sheet.solid(circle(centre, radius + 34))
  for (const ear of ears) {
    sheet.solid(circle(ear, 9), "paper")
  }
  sprocket(sheet, PUMP, { teeth: 20, spokes: 0, hub: 30 })
  for (const index of steps(7)) {
    const blade = (turn: number) =>
      steps(5).map((step) => polar(centre, 34 + step * 5.5, index * 51.4 + turn + step * 9))
    sheet.stroke("hidden", polygon([...blade(0), ...blade(8).reverse()]))
  }
}

function tensioner(sheet: Sheet): void {
  const { centre, radius } = TENSIONER
  const pivot: Point = [centre[0] - 22, centre[1] + 14]
  sheet.solid(
    polygon([
      [centre[0] + 16, centre[1] - 40],
      [centre[0] + 66, centre[1] - 116],
      [centre[0] + 88, centre[1] - 104],
      [centre[0] + 48, centre[1] - 20],
    ]),
  )
  sheet.solid(circle([centre[0] + 77, centre[1] - 110], 14))
  sheet.solid(circle([centre[0] + 77, centre[1] - 110], 6), "paper")
  sheet.solid(circle(centre, radius))
  sheet.stroke("thin", circle(centre, radius - 7))
  sheet.solid(circle(centre, radius * 0.66), "dark")
  sheet.solid(circle(centre, radius * 0.52), "paper")
  sheet.solid(circle(pivot, 15))
  sheet.stroke("thin", polygon(steps(6).map((index) => polar(pivot, 9, index * 60))))
}

/** A sensor whose tip points at a sprocket, in degrees. */
function sensor(sheet: Sheet, { at, towards }: { at: Point; towards: number }): void {
  const radians = (towards * Math.PI) / 180
  const place = (along: number, across: number): Point => [
    at[0] + along * Math.cos(radians) - across * Math.sin(radians),
    at[1] + along * Math.sin(radians) + across * Math.cos(radians),
  ]
  const block = (from: number, to: number, half: number) =>
    polygon([place(from, -half), place(to, -half), place(to, half), place(from, half)])
  sheet.solid(block(-66, -26, 9), "paper")
  sheet.solid(block(-30, -12, 16))
  sheet.solid(block(-12, 2, 28))
  sheet.solid(block(2, 50, 17), "dark")
  sheet.stroke("thin", line(place(14, -17), place(14, 17)), line(place(20, -17), place(20, 17)))
  sheet.stroke("centre", line(place(-84, 0), place(78, 0)))
}
