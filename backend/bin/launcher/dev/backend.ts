import { fork } from "node:child_process"
import type { Launch } from "../launch/launch"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import { endChild } from "../system/child-end"
import { END_WITH_PARENT } from "../system/end-with-parent"
import { freePort } from "../system/ports"

export type Backend = { restart: () => Promise<void> }

/**
 * Runs Medusa from its sources. One that ends by itself, for instance over a mistake in the
 * sources, starts again with the next change.
 */
export async function startBackend(launch: Launch): Promise<Backend> {
  const { host, port } = launch.environment
  // Its own server for the admin's hot reload: the same port over restarts, so pages reconnect.
  const hmr = { HMR_BIND_HOST: "127.0.0.1", HMR_PORT: String(await freePort()) }
  let restarting = false
  const begin = () => {
    const child = fork(medusaCli("sources"), ["start", "-H", host, "-p", String(port), "--types"], {
      cwd: places.root,
      env: { ...process.env, ...hmr },
      execArgv: END_WITH_PARENT,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    child.on("error", () => undefined)
    child.once("exit", () => {
      if (restarting || launch.shutdown.stopping) return
      launch.terminal.note("The backend has ended and starts again with the next change.")
    })
    return child
  }
  let running = begin()
  launch.shutdown.add(() => endChild(running))
  let turn = Promise.resolve()
  return {
    restart: () => {
      turn = turn.then(async () => {
        restarting = true
        await endChild(running)
        restarting = false
        if (!launch.shutdown.stopping) running = begin()
      })
      return turn
    },
  }
}
