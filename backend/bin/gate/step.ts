import { spawn } from "node:child_process"

/** One command of the gate. */
export type Step = {
  name: string
  command: string
  args: readonly string[]
  /** Where a test runner leaves its JSON report. */
  report?: string
  /** A step of the same stage that must have ended. */
  after?: Step
}

/** Steps that share nothing: as many at once as there are processors, begun in this order. */
export type Stage = readonly Step[]

export type Outcome = { succeeded: boolean; seconds: number; output: string }

/** Runs a step; its output is in sight at once where no other runs beside it. */
export async function runStep(
  { command, args }: Step,
  { root, alone }: { root: string; alone: boolean },
): Promise<Outcome> {
  const start = Date.now()
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output.push(chunk)
      if (alone) process.stdout.write(chunk)
    })
  }
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false))
    child.once("close", (code) => resolve(code === 0))
  })
  const seconds = (Date.now() - start) / 1000
  return { succeeded, seconds, output: Buffer.concat(output).toString() }
}
