import { drawAssembly } from "../../demo/src/drawings/assemblies/draw-assembly"
import { lettering } from "../../demo/src/drawings/drafting/lettering"

const WIDTH = 1200
const HEIGHT = 630
const DRAWING_HEIGHT = 525
const GRAPHITE = "#1c2127"
const PAPER = "#fbfbf8"
const ORANGE = "#ff7f33"

/** The picture of a shared link, 1200 × 630: an assembly over a strip with the maker's name. Needs no fonts. */
export function socialCard(): string {
  const drawing = drawAssembly("brake-corner", { ink: "light" }).replace(
    /width="\d+" height="\d+"/,
    `width="${WIDTH}" height="${DRAWING_HEIGHT}"`,
  )
  const name = lettering("HALDEN MOTOR WORKS", [64, 594], { size: 34, anchor: "start" })
  const words = lettering("CAR PARTS BY THE CARTON", [1136, 590], { size: 24, anchor: "end" })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GRAPHITE}"/>`,
    drawing,
    stroke(name.d, PAPER, 5),
    stroke(words.d, ORANGE, 3),
    "</svg>",
  ].join("")
}

function stroke(d: string, colour: string, width: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}
