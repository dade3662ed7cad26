import type { AssemblyId } from "virtual:drawings"

export const ASSEMBLY_TEXTS: Record<AssemblyId, string> = {
  "brake-corner":
    "Disc, pads and hub turn on one axis: their runouts add up, so each is held under 0.03 mm.",
  "timing-drive": "Belt, tensioner and pump wear together. Changed together, they run 120,000 km.",
  strut: "Damper and spring are paired by force at three speeds, within 4 %.",
  clutch: "Cover, plate and bearing leave the works balanced as one piece, to 15 g·cm.",
}
