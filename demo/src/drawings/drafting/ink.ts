export type Ink = "light" | "dark"

export type Layer =
  | "outline"
  | "thin"
  | "hidden"
  | "phantom"
  | "centre"
  | "hatch"
  | "dimension"
  | "frame"
  | "lettering"
  | "note"
  | "mark"
  | "markLettering"

export type Face = "paper" | "metal" | "dark" | "arrow" | "mark"

type Palette = {
  paper: string
  metal: string
  dark: string
  graphite: string
  blue: string
  hatch: string
  grey: string
  orange: string
}

/** The shop's own colours: paper and graphite, drawing blue, one signal orange. */
const PALETTES: Readonly<Record<Ink, Palette>> = {
  light: {
    paper: "#fbfbf8",
    metal: "#eef1f3",
    dark: "#dbe1e7",
    graphite: "#1c2127",
    blue: "#1d4f8f",
    hatch: "#6f93bf",
    grey: "#9aa3ab",
    orange: "#c94e07",
  },
  dark: {
    paper: "#14171b",
    metal: "#1c2127",
    dark: "#2a323b",
    graphite: "#e9e9e4",
    blue: "#93bdf5",
    hatch: "#56789f",
    grey: "#566069",
    orange: "#ff7f33",
  },
}

type Stroke = { colour: keyof Palette; width: number; dash?: string; round?: true }

const STROKES: Readonly<Record<Layer, Stroke>> = {
  outline: { colour: "graphite", width: 2.2 },
  thin: { colour: "graphite", width: 1 },
  hidden: { colour: "graphite", width: 1.1, dash: "8 5" },
  phantom: { colour: "graphite", width: 1.1, dash: "18 4 3 4 3 4" },
  centre: { colour: "blue", width: 1, dash: "20 5 4 5" },
  hatch: { colour: "hatch", width: 1 },
  dimension: { colour: "blue", width: 1 },
  frame: { colour: "grey", width: 1 },
  lettering: { colour: "blue", width: 2.3, round: true },
  note: { colour: "graphite", width: 1.5, round: true },
  mark: { colour: "orange", width: 2.4 },
  markLettering: { colour: "orange", width: 2.6, round: true },
}

const FACES: Readonly<Record<Face, keyof Palette>> = {
  paper: "paper",
  metal: "metal",
  dark: "dark",
  arrow: "blue",
  mark: "orange",
}

/** The presentation attributes of a stroked layer. */
export function strokeStyle(layer: Layer, ink: Ink): string {
  const { colour, width, dash, round } = STROKES[layer]
  return [
    `fill="none" stroke="${PALETTES[ink][colour]}" stroke-width="${width}"`,
    ...(dash ? [`stroke-dasharray="${dash}"`] : []),
    ...(round ? ['stroke-linecap="round" stroke-linejoin="round"'] : []),
  ].join(" ")
}

/** The presentation attribute of a filled face. */
export function faceStyle(face: Face, ink: Ink): string {
  return `fill="${PALETTES[ink][FACES[face]]}" fill-rule="evenodd"`
}
