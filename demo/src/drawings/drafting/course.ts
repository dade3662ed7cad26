import { polar, steps, type Point } from "./path"

/** A pulley of a belt drive; the belt runs round its outside or presses on it with its back. */
export type Pulley = { centre: Point; radius: number; side: 1 | -1 }

/** A belt's course round the pulleys, clockwise, as points; `thickness` 0 is its inner side. */
export function course(pulleys: readonly Pulley[], thickness = 0): Point[] {
  const drawn = pulleys.map((pulley) => ({
    ...pulley,
    radius: pulley.radius + thickness * (pulley.side === 1 ? 1 : -1),
  }))
  const at = (index: number) => drawn[(index + drawn.length) % drawn.length]
  return drawn.flatMap((pulley, index) => {
    const [before, after] = [at(index - 1), at(index + 1)]
    if (!before || !after) return []
    const from = normal(before, pulley)
    const to = normal(pulley, after)
    return wrap(pulley, from, to)
  })
}

/** The direction in degrees from a pulley's centre to where the belt leaves for the next one. */
function normal(from: Pulley, to: Pulley): number {
  const [dx, dy] = [to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]]
  const distance = Math.hypot(dx, dy)
  const along = (from.side * from.radius - to.side * to.radius) / distance
  const across = Math.sqrt(Math.max(1 - along ** 2, 0))
  const [ux, uy] = [dx / distance, dy / distance]
  return (Math.atan2(along * uy - across * ux, along * ux + across * uy) * 180) / Math.PI
}

function wrap({ centre, radius, side }: Pulley, from: number, to: number): Point[] {
  const turn = side === 1 ? (((to - from) % 360) + 360) % 360 : -((((from - to) % 360) + 360) % 360)
  const offset = side === 1 ? 0 : 180
  const count = Math.max(Math.ceil(Math.abs(turn) / 4), 1)
  return steps(count + 1).map((index) =>
    polar(centre, radius, from + offset + (turn * index) / count),
  )
}
