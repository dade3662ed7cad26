import { axisLine, drum, holes, onRound, round } from "./exploded"
import { line, polygon, steps, type Point } from "../drafting/path"
import type { Sheet } from "../drafting/sheet"

const AXIS = 356

/** Release bearing, cover, disc and flywheel drawn apart along the gearbox's axis. */
export function drawClutch(sheet: Sheet): Point[] {
  axisLine(sheet, [60, AXIS], [1540, AXIS])
  crankSensor(sheet, [1428, 190])
  flywheel(sheet, [1210, AXIS])
  disc(sheet, [850, AXIS])
  cover(sheet, [440, AXIS])
  bearing(sheet, [160, AXIS])
  return [
    [176, 304],
    [440, 150],
    [872, 156],
    [1424, 186],
  ]
}

function flywheel(sheet: Sheet, at: Point): void {
  drum(sheet, { at: [at[0] + 18, at[1]], radius: 276, length: 30 })
  const teeth = steps(90).map((index) => -90 + index * 2)
  sheet.stroke(
    "thin",
    ...teeth.map((degrees) =>
      line(onRound([at[0] + 20, at[1]], 276, degrees), onRound([at[0] + 48, at[1]], 276, degrees)),
    ),
  )
  drum(sheet, { at, radius: 258, length: 20 })
  sheet.stroke("thin", round(at, 236), round(at, 130))
  holes(sheet, { at, pitch: 247, count: 9, radius: 7 })
  sheet.solid(round(at, 98), "dark")
  holes(sheet, { at, pitch: 68, count: 6, radius: 12 })
  sheet.solid(round(at, 30), "paper")
  axisLine(sheet, [at[0] - 100, AXIS], [at[0], AXIS])
}

function disc(sheet: Sheet, at: Point): void {
  drum(sheet, { at: [at[0] + 12, at[1]], radius: 226, length: 9, face: "dark", rim: "dark" })
  drum(sheet, { at, radius: 226, length: 10, face: "dark" })
  for (const index of steps(20)) {
    const degrees = index * 18
    sheet.fill(
      "paper",
      polygon([
        onRound(at, 152, degrees),
        onRound(at, 225, degrees + 7),
        onRound(at, 225, degrees + 8.6),
        onRound(at, 152, degrees + 2.4),
      ]),
    )
    sheet.stroke(
      "thin",
      line(onRound(at, 152, degrees), onRound(at, 226, degrees + 7)),
      line(onRound(at, 152, degrees + 2.4), onRound(at, 226, degrees + 8.6)),
    )
    sheet.stroke("thin", round(onRound(at, 189, degrees + 13), 6))
  }
  sheet.stroke("outline", round(at, 226))
  sheet.solid(round(at, 150), "paper")
  sheet.solid(round(at, 138))
  for (const index of steps(6)) spring(sheet, at, 30 + index * 60)
  drum(sheet, { at: [at[0] - 34, at[1]], radius: 44, length: 34 })
  const splines = steps(92).map((index) =>
    onRound([at[0] - 34, at[1]], index % 4 < 2 ? 32 : 26, (index * 360) / 92),
  )
  sheet.solid(polygon(splines), "paper")
  axisLine(sheet, [at[0] - 130, AXIS], [at[0] - 34, AXIS])
}

/** One damper spring in its window: a bent box along the orbit with its coils. */
function spring(sheet: Sheet, at: Point, degrees: number): void {
  const sweep = 17
  const angles = steps(7).map((index) => degrees - sweep + (index * sweep) / 3)
  const window = [
    ...angles.map((angle) => onRound(at, 112, angle)),
    ...angles.map((angle) => onRound(at, 78, angle)).reverse(),
  ]
  sheet.solid(polygon(window), "paper")
  sheet.stroke(
    "thin",
    ...steps(8).map((index) => {
      const angle = degrees - sweep + (index + 0.3) * ((2 * sweep) / 8)
      return line(onRound(at, 78, angle), onRound(at, 112, angle + 3))
    }),
  )
}

function cover(sheet: Sheet, at: Point): void {
  drum(sheet, { at: [at[0] + 96, at[1]], radius: 222, length: 24, rim: "dark" })
  drum(sheet, { at: [at[0] + 66, at[1]], radius: 262, length: 12 })
  holes(sheet, { at: [at[0] + 66, at[1]], pitch: 248, count: 9, radius: 8 })
  drum(sheet, { at, radius: 206, length: 66 })
  sheet.stroke("thin", round(at, 196))
  for (const index of steps(9)) {
    const degrees = index * 40 + 8
    sheet.solid(
      polygon([
        onRound(at, 190, degrees),
        onRound(at, 190, degrees + 22),
        onRound(at, 168, degrees + 20),
        onRound(at, 168, degrees + 2),
      ]),
      "dark",
    )
  }
  sheet.solid(round(at, 154), "dark")
  const tip: Point = [at[0] - 36, at[1]]
  for (const index of steps(18)) {
    const degrees = index * 20
    sheet.solid(
      polygon([
        onRound(at, 150, degrees - 8.4),
        onRound(at, 150, degrees + 8.4),
        onRound(tip, 52, degrees + 6.5),
        onRound(tip, 52, degrees - 6.5),
      ]),
      "paper",
    )
  }
  sheet.stroke("outline", round(tip, 50))
  axisLine(sheet, [at[0] - 130, AXIS], [at[0] - 18, AXIS])
}

function bearing(sheet: Sheet, at: Point): void {
  drum(sheet, { at: [at[0] + 26, at[1]], radius: 74, length: 44, rim: "metal" })
  sheet.stroke("thin", round([at[0] + 26, at[1]], 64))
  drum(sheet, { at: [at[0], at[1]], radius: 52, length: 34, face: "dark" })
  drum(sheet, { at: [at[0] - 50, at[1]], radius: 38, length: 56 })
  sheet.solid(round([at[0] - 50, at[1]], 29), "paper")
}

function crankSensor(sheet: Sheet, [x, y]: Point): void {
  sheet.solid(
    polygon([
      [x - 66, y + 40],
      [x - 10, y - 2],
      [x + 8, y + 22],
      [x - 48, y + 64],
    ]),
    "dark",
  )
  sheet.solid(
    polygon([
      [x - 18, y - 14],
      [x - 2, y - 26],
      [x + 32, y + 18],
      [x + 16, y + 30],
    ]),
  )
  sheet.solid(
    polygon([
      [x + 4, y - 14],
      [x + 44, y - 44],
      [x + 58, y - 26],
      [x + 18, y + 4],
    ]),
    "paper",
  )
  sheet.stroke(
    "outline",
    `M${x + 48} ${y - 41}C${x + 110} ${y - 92} ${x + 150} ${y + 30} ${x + 140} ${y + 120}`,
    `M${x + 55} ${y - 30}C${x + 100} ${y - 66} ${x + 136} ${y + 40} ${x + 126} ${y + 120}`,
  )
  sheet.solid(
    polygon([
      [x + 112, y + 118],
      [x + 154, y + 118],
      [x + 154, y + 176],
      [x + 112, y + 176],
    ]),
  )
}
