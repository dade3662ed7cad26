import { spawn } from "node:child_process"

/** One command of the gate; `count` names the file where a test runner leaves its JSON report. */
export type Step = {
  name: string
  command: string
  args: string[]
  report?: string
}

/** Runs a step with its output in sight; resolves to whether it succeeded. */
export function runStep({ command, args }: Step, root: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] })
    child.once("error", () => resolve(false))
    child.once("exit", (code) => resolve(code === 0))
  })
}
