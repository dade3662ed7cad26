import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

export const PROJECT = path.resolve(__dirname, "../../../../..")

/** A copy of the compose file and of all that it names, prepared as the operator does it. */
export function prepareDeploy(folder: string): string {
  for (const name of ["docker-compose.yml", "deploy"]) {
    fs.cpSync(path.join(PROJECT, name), path.join(folder, name), {
      recursive: true,
      filter: (from) => !/deploy\/(secrets|shop\.env)$/.test(from),
    })
  }
  runPrepare(folder)
  return folder
}

/** Runs the script of such a folder. */
export function runPrepare(folder: string): void {
  execFileSync("sh", ["deploy/prepare.sh"], { cwd: folder })
}
