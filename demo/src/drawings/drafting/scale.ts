/** Four units of the sheet are one millimetre of paper: 800 units are 200 mm. */
const UNITS_PER_MILLIMETRE = 4

/** The drawing scales in use, largest first: paper millimetres for one millimetre of the part. */
const SCALES = [
  5,
  4,
  3,
  2.5,
  2,
  1.5,
  1.25,
  1,
  1 / 1.25,
  1 / 1.5,
  1 / 2,
  1 / 2.5,
  1 / 3,
  1 / 3.5,
  1 / 4,
  1 / 5,
  1 / 6,
  1 / 7,
  1 / 8,
  1 / 10,
]

export type Scale = {
  /** Sheet units for one millimetre of the part. */
  unit: number
  label: string
}

/** The largest scale at which a part of this size in mm fits the room in sheet units. */
export function scaleFor(
  part: { width: number; height: number },
  room: { width: number; height: number },
): Scale {
  const limit = Math.min(room.width / part.width, room.height / part.height)
  const factor = SCALES.find((scale) => scale * UNITS_PER_MILLIMETRE <= limit) ?? 0.1
  const round = (value: number) => String(Math.round(value * 100) / 100)
  const label = factor >= 1 ? `${round(factor)}:1` : `1:${round(1 / factor)}`
  return { unit: factor * UNITS_PER_MILLIMETRE, label }
}
