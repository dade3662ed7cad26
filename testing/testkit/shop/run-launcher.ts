import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import path from "node:path"

export const shopScript = path.resolve(__dirname, "../../../backend/bin/shop.mjs")

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

/** What a shell has without the shop's own variables, those of the test run among them. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const named = ["PATH", "HOME", "TMPDIR", "LANG"]
  return Object.fromEntries(named.map((name) => [name, process.env[name]]))
}

type RunOptions = {
  command?: string
  args?: string[]
  nodeOptions?: string[]
  /** Path of another Node than the one that tests. */
  node?: string
}

/** Runs a command of the launcher with the given variables. */
export function runShop(
  variables: NodeJS.ProcessEnv,
  { command = "start", args = [], nodeOptions = [], node = process.execPath }: RunOptions = {},
): RunningShop {
  const child = spawn(node, [...nodeOptions, shopScript, command, ...args], {
    env: { ...plainEnvironment(), ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => output, ended }
}
