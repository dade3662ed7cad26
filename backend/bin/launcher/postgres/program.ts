import { spawn } from "node:child_process"
import type { Owner } from "./owner"

export type ProgramResult = { code: number | null; output: string }

/** Runs one of PostgreSQL's programs to its end, as `owner` where one is given. */
export function runProgram(
  file: string,
  args: readonly string[],
  owner: Owner | undefined,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    // From the root folder: the owner may not be allowed into the working folder.
    const child = spawn(file, args, { cwd: "/", stdio: ["ignore", "pipe", "pipe"], ...owner })
    let output = ""
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()))
    child.once("error", (error) => resolve({ code: null, output: error.message }))
    child.once("close", (code) => resolve({ code, output }))
  })
}
