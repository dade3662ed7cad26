import { fork, type ChildProcess } from "node:child_process"
import { medusaCli } from "../../../backend/bin/launcher/project/medusa-cli"
import { waitForEnd, endChild } from "../../../backend/bin/launcher/system/child-end"
import { END_WITH_PARENT } from "../../../backend/bin/launcher/system/end-with-parent"
import { freePort } from "../../../backend/bin/launcher/system/ports"
import { waitForHealth } from "./start-shop"

const HOST = "127.0.0.1"
const PATIENCE_MS = 30_000

export type MedusaServer = {
  url: string
  /** Resolves when it serves, with the milliseconds that it took. */
  start: () => Promise<number>
  stop: () => Promise<void>
}

type Application = {
  /** Where its medusa-config is. */
  folder: string
  variables: NodeJS.ProcessEnv
  /** Node's options. */
  flags?: readonly string[]
}

/** A production process of a Medusa application, at an address that it keeps. */
export async function medusaServer(application: Application): Promise<MedusaServer> {
  const { folder, variables, flags = [] } = application
  const port = String(await freePort())
  const url = `http://${HOST}:${port}`
  let child: ChildProcess | undefined
  return {
    url,
    start: async () => {
      const began = performance.now()
      child = fork(medusaCli("build"), ["start", "-H", HOST, "-p", port], {
        cwd: folder,
        env: { ...variables, PORT: port },
        execArgv: [...END_WITH_PARENT, ...flags],
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      })
      await waitForHealth(url, child)
      return performance.now() - began
    },
    stop: async () => {
      if (!child) return
      child.kill("SIGTERM")
      // Long enough to write down what a flag asked it for.
      await waitForEnd(child, PATIENCE_MS)
      await endChild(child)
    },
  }
}
