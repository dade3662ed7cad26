import { fork, type ChildProcess } from "node:child_process"
import { medusaCli } from "../../../backend/bin/launcher/project/medusa-cli"
import { places } from "../../../backend/bin/launcher/project/places"
import { hasEnded, waitForEnd, endChild } from "../../../backend/bin/launcher/system/child-end"
import { END_WITH_PARENT } from "../../../backend/bin/launcher/system/end-with-parent"
import { waitForHealth } from "./start-shop"

const HOST = "127.0.0.1"
const MOST_STARTS = 20

export type Server = {
  url: string
  /** Runs it, again and again where it ends before it serves, as a supervisor would. */
  start: () => Promise<void>
  kill: () => void
  stop: () => Promise<void>
}

/** One Medusa process of the built shop, at an address that it keeps. */
export function serverOf(port: number, variables: NodeJS.ProcessEnv): Server {
  const url = `http://${HOST}:${port}`
  let child: ChildProcess | undefined
  const run = () =>
    fork(medusaCli("build"), ["start", "-H", HOST, "-p", String(port)], {
      cwd: places.server,
      env: { ...variables, PORT: String(port) },
      execArgv: END_WITH_PARENT,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    })
  const serves = async (started: ChildProcess) => {
    try {
      await waitForHealth(url, started)
      return true
    } catch (error) {
      if (!hasEnded(started)) throw error
      return false
    }
  }
  return {
    url,
    start: async () => {
      if (child) await waitForEnd(child, 10_000)
      for (let starts = 0; starts < MOST_STARTS; starts++) {
        child = run()
        if (await serves(child)) return
      }
      throw new Error(`The process at ${url} did not start`)
    },
    kill: () => void child?.kill("SIGKILL"),
    stop: async () => {
      if (child) await endChild(child)
    },
  }
}
