import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { places } from "../../../backend/bin/launcher/project/places"
import { hasEnded } from "../../../backend/bin/launcher/system/child-end"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"

// The first start builds.
const OPEN_LIMIT_MS = 600_000

const SCRIPT = "backend/bin/shop.mjs"
export const shopScript = path.join(places.root, SCRIPT)

export type RunningShop = {
  child: ChildProcess
  /** Everything that it has written. */
  output: () => string
  /** Exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Runs the launcher as `npm start` does, below a shell, which is the answered process. */
export function runBelowShell(variables: NodeJS.ProcessEnv): ChildProcess {
  return spawn("sh", ["-c", '"$0" "$1" start; exit', process.execPath, shopScript], {
    env: { ...plainEnvironment(), ...variables, npm_lifecycle_event: "start" },
    stdio: "ignore",
  })
}

type RunOptions = {
  command?: string
  args?: string[]
  nodeOptions?: string[]
  /** Path of another Node than this one. */
  node?: string
  /** Folder of another copy of the project than this one. */
  project?: string
}

/** Runs a command of the launcher with the given variables. */
export function runShop(variables: NodeJS.ProcessEnv, options: RunOptions = {}): RunningShop {
  const { command = "start", args = [], nodeOptions = [], node = process.execPath } = options
  const script = path.join(options.project ?? places.root, SCRIPT)
  const child = spawn(node, [...nodeOptions, script, command, ...args], {
    env: { ...plainEnvironment(), ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => output, ended }
}

/** Runs the shop and resolves when it is open. Throws what it wrote where that does not happen. */
export async function openShop(
  variables: NodeJS.ProcessEnv,
  command: "start" | "dev" | "cluster" = "start",
  node?: string,
): Promise<RunningShop> {
  return whenOpen(runShop(variables, { command, ...(node !== undefined && { node }) }))
}

/** Resolves when a shop is open. Throws what it wrote where that does not happen. */
export async function whenOpen(shop: RunningShop): Promise<RunningShop> {
  const settled = () => hasEnded(shop.child) || shop.output().includes("The shop is open.")
  const inTime = await waitUntil(settled, OPEN_LIMIT_MS)
  if (inTime && !hasEnded(shop.child)) return shop
  await endShop(shop, "SIGTERM")
  throw new Error(`The shop did not open:\n${shop.output()}`)
}

/** Sends a signal to a launcher and resolves when it is gone. */
export async function endShop({ child }: RunningShop, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const exit = once(child, "exit")
  child.kill(signal)
  await exit
}

/** What a shell has without the shop's own variables, those of a test run among them. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const named = ["PATH", "HOME", "TMPDIR", "LANG"]
  return Object.fromEntries(named.map((name) => [name, process.env[name]]))
}
