import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { medusaCli } from "../../../bin/launcher/project/medusa-cli"

export type MedusaApp = { folder: string; variables: NodeJS.ProcessEnv }

/** Starts a command of Medusa's command line in an application. */
export function spawnMedusa({ folder, variables }: MedusaApp, ...args: string[]): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  return spawn(process.execPath, [medusaCli("build"), ...args], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  })
}

/** Runs a command of Medusa's to its end. Throws where it fails. */
export async function runMedusa(app: MedusaApp, ...args: string[]): Promise<void> {
  const [code] = await once(spawnMedusa(app, ...args), "exit")
  if (code !== 0) throw new Error(`medusa ${args.join(" ")} ended with ${code}`)
}
