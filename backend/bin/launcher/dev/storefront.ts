import { fork } from "node:child_process"
import { originOf } from "../../../src/settings/origin"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { endChild } from "../system/end-child"
import { END_WITH_PARENT } from "../system/end-with-parent"
import { viteCli } from "../project/vite-cli"

/** Serves the storefront's sources; calls of the shop's go on to the backend. */
export function startDevStorefront(launch: Launch, at: { host: string; port: number }): void {
  const args = ["--host", at.host, "--port", String(at.port), "--strictPort"]
  const child = fork(viteCli(), [...args, "--clearScreen", "false", "--logLevel", "warn"], {
    cwd: places.storefront,
    env: { ...process.env, SHOP_INTERNAL_BACKEND_URL: originOf(launch.environment) },
    execArgv: END_WITH_PARENT,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  child.on("error", () => undefined)
  launch.shutdown.add(() => endChild(child))
  child.once("exit", () => {
    if (launch.shutdown.stopping) return
    launch.terminal.note("The storefront's server has ended.")
    void launch.shutdown.exit(1)
  })
}
