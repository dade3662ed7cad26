import { execFile, spawnSync } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"

const PATHS = path.join(__dirname, "paths.lua")

export type Target = {
  /** The first address; `paths` of the same server take turns where they are given. */
  url: string
  headers?: Readonly<Record<string, string>>
  paths?: readonly string[]
}

type Load = { connections: number; seconds: number }

/** Asks for a target as fast as so many connections can. Throws where an answer is a failure. */
export async function runWrk(
  { url, headers = {}, paths = [] }: Target,
  { connections, seconds }: Load,
): Promise<WrkFigures> {
  const { stdout } = await promisify(execFile)("wrk", [
    "--latency",
    ...["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "60s"],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(paths.length > 0 ? ["-s", PATHS, url, "--", ...paths] : [url]),
  ])
  return readReport(stdout)
}

/** Ends this process, saying what to do, where the machine has no wrk. */
export function needWrk(): void {
  if (spawnSync("wrk", ["-v"]).error === undefined) return
  console.error("This benchmark measures with wrk, which is missing: `apt-get install wrk`.")
  process.exit(1)
}

type WrkFigures = {
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
