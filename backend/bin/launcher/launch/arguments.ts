import path from "node:path"
import { parseArgs } from "node:util"
import { StartFailure } from "../system/start-failure"

export type Arguments = { target: string | undefined; force: boolean }

/** What was said behind the command: at most one path, and `--force`. Throws StartFailure. */
export function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: { force: { type: "boolean", default: false } },
    })
    if (positionals.length > 1) throw new Error("There is more than one path")
    return { target: positionals[0], force: values.force }
  } catch (error) {
    throw new StartFailure(error instanceof Error ? `${error.message}.` : String(error))
  }
}

/** A path as the person at the terminal means it: npm and the launcher work in other folders. */
export function callersPath(wanted: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), wanted)
}
