export type WrkFigures = {
  count: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** The figures of `wrk --latency`. Throws where an answer was a failure or never came. */
export function readReport(report: string): WrkFigures {
  const faults = /^ *(Non-2xx|Socket errors).*$/m.exec(report)
  if (faults) throw new Error(`wrk: ${faults[0].trim()}`)
  const count = Number(/(\d+) requests in/.exec(report)?.[1] ?? 0)
  const perSecond = Number(/Requests\/sec: +([\d.]+)/.exec(report)?.[1])
  if (count === 0 || !perSecond) throw new Error(`wrk: nothing was answered\n${report}`)
  return { count, perSecond, p50: latency(report, 50), p99: latency(report, 99) }
}

function latency(report: string, percent: number): number {
  const [, value, unit] = new RegExp(`^ *${percent}% +([\\d.]+)([a-z]+)$`, "m").exec(report) ?? []
  return Number(value) * (MILLISECONDS[unit ?? ""] ?? Number.NaN)
}
