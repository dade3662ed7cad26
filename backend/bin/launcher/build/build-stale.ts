import fs from "node:fs"
import type { Tool } from "../launch/run-tool"
import { fingerprint } from "../project/fingerprint"
import { places } from "../project/places"
import { readText } from "../system/read-text"

/** Something that is built from sources, and built again when they change. */
export type Part = {
  tool: Tool
  /** What the result depends on. */
  inputs: string[]
  /** A file that only a finished build has. */
  result: string
  mark: string
  /** What was made of the former result, and must not stay when the new one is half made. */
  outdates?: string
}

/** Parts that are built one after the other; `done` is called when all of them are there. */
export type Lane = { parts: Part[]; done?: () => void }

/** Whether a part has to be built: its result is not there, or is one of other sources. */
export function isStale(part: Part, print = printOf(part)): boolean {
  return !fs.existsSync(part.result) || readText(part.mark) !== print
}

/** Builds the stale parts of all lanes, the lanes side by side, and answers which they were. */
export async function buildStale(
  lanes: readonly Lane[],
  run: (part: Part) => Promise<void>,
): Promise<Part[]> {
  // All are looked at first: the build of one part may take away what another one made.
  const wanted = lanes.map(({ parts, done }) => ({
    stale: parts
      .map((part) => ({ part, print: printOf(part) }))
      .filter(({ part, print }) => isStale(part, print)),
    done,
  }))
  const built: Part[] = []
  const failures: unknown[] = []
  const buildLane = async ({ stale, done }: (typeof wanted)[number]) => {
    try {
      for (const { part, print } of stale) {
        if (failures.length > 0) return
        for (const file of [part.mark, part.outdates]) if (file) fs.rmSync(file, { force: true })
        await run(part)
        fs.writeFileSync(part.mark, print)
        built.push(part)
      }
      done?.()
    } catch (error) {
      failures.push(error)
    }
  }
  // All of them, also after a failure: whoever builds next must not meet one that still writes.
  await Promise.all(wanted.map(buildLane))
  if (failures.length > 0) throw failures[0]
  return built
}

function printOf({ inputs }: Part): string {
  return fingerprint(places.root, inputs)
}
