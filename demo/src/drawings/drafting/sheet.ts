import { faceStyle, strokeStyle, type Face, type Ink, type Layer } from "./ink"
import { lettering, type LetteringStyle } from "./lettering"
import { box, type Box, type Point } from "./path"

type Mark = { kind: "stroke"; layer: Layer; d: string } | { kind: "face"; face: Face; d: string }

type TextStyle = LetteringStyle & { layer?: "lettering" | "note" | "markLettering" }

/** What has been drawn so far, free of colour; later marks cover earlier ones. */
export class Sheet {
  /** What each text covers, so that a test can see that nothing runs through it. */
  readonly texts: Box[][] = []
  private readonly marks: Mark[] = []
  private readonly letters: Mark[] = []

  constructor(readonly size: { width: number; height: number }) {}

  stroke(layer: Layer, ...paths: string[]): void {
    this.marks.push({ kind: "stroke", layer, d: paths.join("") })
  }

  fill(face: Face, ...paths: string[]): void {
    this.marks.push({ kind: "face", face, d: paths.join("") })
  }

  /** A body: covers what lies behind it and gets an outline. */
  solid(d: string, face: Face = "metal"): void {
    this.fill(face, d)
    this.stroke("outline", d)
  }

  text(text: string, at: Point, { layer = "lettering", ...style }: TextStyle): void {
    const { d, boxes } = lettering(text, at, style)
    this.texts.push(boxes)
    this.letters.push({ kind: "stroke", layer, d })
  }

  /** The finished SVG; `letters: false` leaves the texts out, to look at what lies under them. */
  svg(ink: Ink, { letters = true } = {}): string {
    const { width, height } = this.size
    const paper: Mark = { kind: "face", face: "paper", d: box({ x: 0, y: 0, width, height }) }
    const marks = [paper, ...this.marks, ...(letters ? this.letters : [])]
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
      ...merged(marks).map((mark) => element(mark, ink)),
      "</svg>",
    ].join("")
  }
}

/** Neighbouring strokes of one layer become one path, which halves the file and the rendering. */
function merged(marks: readonly Mark[]): Mark[] {
  return marks.reduce<Mark[]>((result, mark) => {
    const last = result.at(-1)
    if (last?.kind === "stroke" && mark.kind === "stroke" && last.layer === mark.layer) {
      return [...result.slice(0, -1), { ...last, d: last.d + mark.d }]
    }
    return [...result, mark]
  }, [])
}

function element(mark: Mark, ink: Ink): string {
  const style = mark.kind === "stroke" ? strokeStyle(mark.layer, ink) : faceStyle(mark.face, ink)
  return `<path ${style} d="${mark.d}"/>`
}
