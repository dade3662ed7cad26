import type { WiperShape } from "../../parts/shapes"
import { dimensionAcross, dimensionUp } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, curve, line, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const LEVEL = 168

/** The blade along the windscreen's curve; below it the rubber's section and the fitting. */
export function drawWiper(sheet: Sheet, shape: WiperShape): string {
  const scale = scaleFor({ width: shape.length, height: 60 }, { width: 700, height: 400 })
  const unit = scale.unit
  const half = (shape.length / 2) * unit
  const blade = { shape, half, sag: 24 + shape.length * 0.03 }
  if (shape.build === "flat") flat(sheet, blade)
  else bracket(sheet, blade)
  const end = LEVEL + blade.sag
  dimensionAcross(sheet, {
    from: [400 - half, end],
    to: [400 + half, end],
    at: end + 66,
    label: `${shape.length}`,
  })
  rubber(sheet, shape)
  fitting(sheet, shape)
  return scale.label
}

type Blade = { shape: WiperShape; half: number; sag: number }

/** A point of the blade's arc; `share` runs from −1 to 1, `lift` is square to the windscreen. */
function onArc({ half, sag }: Blade, share: number, lift: number): Point {
  return [400 + share * half, LEVEL + sag * share ** 2 - lift]
}

const SHARES = steps(25).map((index) => -1 + index / 12)

function lip(sheet: Sheet, blade: Blade): void {
  const upper = SHARES.map((share) => onArc(blade, share, -2))
  const lower = SHARES.map((share) => onArc(blade, share, -16)).reverse()
  sheet.solid(polygon([...upper, ...lower]), "dark")
  sheet.stroke("thin", curve(SHARES.map((share) => onArc(blade, share, -8))))
}

function flat(sheet: Sheet, blade: Blade): void {
  lip(sheet, blade)
  const height = (share: number) => 7 + 19 * (1 - Math.abs(share)) ** 0.7
  const upper = SHARES.map((share) => onArc(blade, share, height(share)))
  const lower = SHARES.map((share) => onArc(blade, share, -2)).reverse()
  sheet.solid(polygon([...upper, ...lower]))
  sheet.stroke("thin", curve(SHARES.map((share) => onArc(blade, share, height(share) * 0.5))))
  for (const share of [-1, 1]) {
    const [x, y] = onArc(blade, share, 10)
    sheet.solid(box({ x: x - (share > 0 ? 22 : 2), y, width: 24, height: 24 }, 4), "paper")
  }
  sheet.solid(box({ x: 352, y: LEVEL - 40, width: 96, height: 40 }, 9), "paper")
  sheet.stroke("thin", box({ x: 364, y: LEVEL - 34, width: 72, height: 20 }, 5))
  sheet.solid(circle([400, LEVEL - 16], 7), "dark")
  sheet.stroke("centre", line([400, LEVEL - 62], [400, LEVEL + 32]))
}

function bracket(sheet: Sheet, blade: Blade): void {
  lip(sheet, blade)
  const claw = (share: number) => {
    const [x, y] = onArc(blade, share, 4)
    sheet.solid(box({ x: x - 7, y: y - 2, width: 14, height: 14 }, 2), "paper")
  }
  const bow = (from: number, to: number, rise: number) => {
    const shares = steps(9).map((index) => from + ((to - from) * index) / 8)
    const lift = (share: number) =>
      6 + rise * Math.max(Math.sin((Math.PI * (share - from)) / (to - from)), 0) ** 0.8
    const upper = shares.map((share) => onArc(blade, share, lift(share) + 7))
    const lower = shares.map((share) => onArc(blade, share, lift(share) - 3)).reverse()
    sheet.solid(polygon([...upper, ...lower]))
  }
  bow(-0.94, -0.34, 17)
  bow(0.34, 0.94, 17)
  for (const share of [-0.94, -0.34, 0.34, 0.94]) claw(share)
  bow(-0.66, 0.66, 40)
  for (const share of [-0.66, 0.66]) sheet.solid(circle(onArc(blade, share, 18), 6), "paper")
  sheet.solid(box({ x: 372, y: LEVEL - 66, width: 56, height: 30 }, 6), "paper")
  sheet.solid(circle([400, LEVEL - 50], 7), "dark")
  sheet.stroke("centre", line([400, LEVEL - 84], [400, LEVEL + 32]))
}

/** The rubber across, some ten times its size: head, neck, tipping web, lip. */
function rubber(sheet: Sheet, shape: WiperShape): void {
  const unit = 14
  const [x, top] = [250, 336]
  const high = shape.rubber * unit
  const wide = shape.rubber * 0.5 * unit
  const half: Point[] = [
    [wide * 0.86, 0],
    [wide, high * 0.06],
    [wide, high * 0.2],
    [wide * 0.28, high * 0.22],
    [wide * 0.28, high * 0.3],
    [wide, high * 0.32],
    [wide, high * 0.46],
    [wide * 0.72, high * 0.5],
    [wide * 0.17, high * 0.52],
    [wide * 0.17, high * 0.6],
    [wide * 0.72, high * 0.66],
    [wide * 0.2, high * 0.86],
    [wide * 0.12, high],
  ]
  const right = half.map(([px, py]): Point => [x + px, top + py])
  const body = [...right, ...right.map(([px, py]): Point => [2 * x - px, py]).reverse()]
  sheet.fill("dark", polygon(body))
  sheet.stroke("hatch", hatch([body], { gap: 9 }), hatch([body], { gap: 9, degrees: -45 }))
  sheet.stroke("outline", polygon(body))
  sheet.stroke("centre", line([x, top - 18], [x, top + high + 14]))
  dimensionUp(sheet, {
    from: [x - wide * 0.86, top],
    to: [x - wide * 0.12, top + high],
    at: x - wide - 34,
    label: `${shape.rubber}`,
  })
  const rail = shape.build === "flat" ? wide * 0.64 : wide * 0.4
  for (const side of [-1, 1]) {
    sheet.solid(
      box({
        x: side > 0 ? x + wide * 0.36 : x - wide * 0.36 - rail,
        y: top + high * 0.225,
        width: rail,
        height: high * 0.07,
      }),
      "paper",
    )
  }
}

const PIN = { hook: 9, pin: 6.4, bayonet: 22 } as const

function fitting(sheet: Sheet, shape: WiperShape): void {
  const [x, y] = [560, 416]
  const size = PIN[shape.adapter]
  if (shape.adapter === "hook") {
    const outer: Point[] = [
      [x - 120, y - 34],
      [x + 30, y - 34],
      [x + 62, y - 18],
      [x + 70, y + 12],
      [x + 50, y + 40],
      [x + 10, y + 46],
      [x - 30, y + 46],
    ]
    const inner: Point[] = [
      [x - 30, y + 28],
      [x + 8, y + 28],
      [x + 36, y + 22],
      [x + 50, y + 6],
      [x + 44, y - 8],
      [x + 22, y - 16],
      [x - 120, y - 16],
    ]
    const strip = [...outer, ...inner]
    sheet.solid(polygon(strip))
    sheet.stroke("hatch", hatch([strip], { gap: 8 }))
    dimensionUp(sheet, {
      from: [x - 30, y - 16],
      to: [x - 30, y + 28],
      at: x + 108,
      label: `${size}`,
    })
    return
  }
  const long = shape.adapter === "pin" ? 150 : 190
  const high = shape.adapter === "pin" ? 64 : 88
  sheet.solid(box({ x: x - long / 2, y: y - high / 2, width: long, height: high }, 12))
  sheet.stroke(
    "thin",
    box({ x: x - long / 2 + 14, y: y - high / 2 + 14, width: long - 28, height: high - 28 }, 6),
  )
  const hole =
    shape.adapter === "pin"
      ? circle([x, y], 16)
      : box({ x: x - 44, y: y - 14, width: 88, height: 28 }, 13)
  sheet.solid(hole, "paper")
  sheet.stroke(
    "centre",
    line([x - long / 2 - 18, y], [x + long / 2 + 18, y]),
    line([x, y - high / 2 - 8], [x, y + high / 2 + 4]),
  )
  const reach = shape.adapter === "pin" ? 16 : 44
  dimensionAcross(sheet, {
    from: [x - reach, y],
    to: [x + reach, y],
    at: y + high / 2 + 40,
    label: shape.adapter === "pin" ? `Ø${size}` : `${size}`,
  })
}
