import { assemblyOf, type AssemblyId } from "./assemblies"
import { drawBrakeCorner } from "./assembly-brake-corner"
import { drawClutch } from "./assembly-clutch"
import { drawStrut } from "./assembly-strut"
import { drawTimingDrive } from "./assembly-timing-drive"
import { balloon } from "./exploded"
import type { Ink } from "../drafting/ink"
import type { Point } from "../drafting/path"
import { Sheet } from "../drafting/sheet"
import { frame } from "../drafting/title-strip"

export const ASSEMBLY_SIZE = { width: 1600, height: 700 }

/** Each draws its assembly and answers where on it the call-outs point, in their order. */
const DRAWERS: Readonly<Record<AssemblyId, (sheet: Sheet) => Point[]>> = {
  "brake-corner": drawBrakeCorner,
  "timing-drive": drawTimingDrive,
  strut: drawStrut,
  clutch: drawClutch,
}

/** An assembly with its call-outs, before it gets its ink. */
export function layoutAssembly(id: AssemblyId): Sheet {
  const sheet = new Sheet(ASSEMBLY_SIZE)
  const assembly = assemblyOf(id)
  const tips = DRAWERS[id](sheet)
  frame(sheet)
  assembly.callouts.forEach(({ number, x, y }, index) => {
    const at: Point = [(x * ASSEMBLY_SIZE.width) / 100, (y * ASSEMBLY_SIZE.height) / 100]
    balloon(sheet, { number, at, tip: tips[index] ?? at })
  })
  return sheet
}

/** A large drawing of an assembly as SVG, 1600 × 700. */
export function drawAssembly(id: AssemblyId, { ink }: { ink: Ink }): string {
  return layoutAssembly(id).svg(ink)
}
