import type { CallFrame } from "./group-of"

/** What `node --cpu-prof` writes; times in microseconds of the machine's monotonic clock. */
export type Profile = {
  nodes: readonly { id: number; callFrame: CallFrame & { lineNumber: number } }[]
  startTime: number
  samples: readonly number[]
  timeDeltas: readonly number[]
}

export type Window = { from: number; to: number }

/** How long each name that `nameOf` gives was on top of the stack in a stretch of time, longest first. */
export function selfTimes(
  { nodes, startTime, samples, timeDeltas }: Profile,
  { from, to }: Window,
  nameOf: (frame: Profile["nodes"][number]["callFrame"]) => string,
): [name: string, microseconds: number][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let time = startTime
  samples.forEach((id, index) => {
    const delta = timeDeltas[index] ?? 0
    time += delta
    const frame = frames.get(id)
    if (!frame || time < from || time > to) return
    const name = nameOf(frame)
    times.set(name, (times.get(name) ?? 0) + delta)
  })
  return [...times].sort(([, a], [, b]) => b - a)
}

/** Shares of what the process did, without its waiting. */
export function sharesOf(
  times: readonly (readonly [string, number])[],
  idle: string,
): [name: string, share: number][] {
  const busy = times.filter(([name]) => name !== idle)
  const total = busy.reduce((sum, [, time]) => sum + time, 0)
  return busy.map(([name, time]) => [name, time / total])
}
