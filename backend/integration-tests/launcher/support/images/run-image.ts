import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import type { Built } from "./build-image"

export type Running = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

type Options = { command?: string[] | undefined; environment: Record<string, string> }

/** Starts an image's command, or the one that a service gives it, with no other variables than theirs. */
export function runImage(image: Built, { command = image.command, environment }: Options): Running {
  const [program = "", ...args] = command
  const { PATH, TMPDIR } = process.env
  const child = spawn(program === "node" ? process.execPath : program, args, {
    cwd: image.folder,
    env: { PATH, TMPDIR, ...image.environment, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => output, ended }
}
