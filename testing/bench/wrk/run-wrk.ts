import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { readReport, type WrkFigures } from "./read-report"

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
