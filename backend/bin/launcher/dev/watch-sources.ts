import { watch } from "chokidar"
import path from "node:path"
import { EnvironmentError } from "../../../src/settings/environment-error"
import { readEnvironment } from "../../../src/settings/environment"
import type { Backend } from "./backend"
import { loadEnvironmentFile } from "../launch/environment-file"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import type { Sidecar } from "../embedded/sidecar"

// An editor that saves several files makes one restart.
const QUIET_MS = 100
const NOT_RUN = /[\\/]__tests__[\\/]|[\\/]migrations[\\/]|\.spec\.ts$/
const SIDECAR_SOURCES = /[\\/](embedded|settings)[\\/]/

type Parts = { backend: Backend; sidecar: Sidecar }

/** Starts anew what a change of the backend's sources, configuration or environment touches. */
export async function watchSources(launch: Launch, { backend, sidecar }: Parts): Promise<void> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const settle = () => {
    const files = [...changed]
    changed.clear()
    if (files.includes(places.environmentFile) && !reloadEnvironment(launch)) return
    launch.terminal.note(`Starting anew: ${path.relative(places.root, files[0] ?? "")} changed.`)
    if (files.some((file) => SIDECAR_SOURCES.test(file) || file === places.environmentFile)) {
      void sidecar.restart()
    }
    if (files.some((file) => !file.includes(`${path.sep}embedded${path.sep}`))) {
      void backend.restart()
    }
  }
  const watcher = watch([places.backendSource, places.configuration, places.environmentFile], {
    ignoreInitial: true,
    ignored: (file) => NOT_RUN.test(file),
  })
  watcher.on("all", (event, file) => {
    if (event === "addDir" || event === "unlinkDir") return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(settle, QUIET_MS)
  })
  launch.shutdown.add(() => watcher.close())
  await new Promise<void>((resolve) => watcher.once("ready", resolve))
}

function reloadEnvironment({ terminal }: Launch): boolean {
  try {
    loadEnvironmentFile(places.environmentFile)
    readEnvironment(process.env)
    return true
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    terminal.note(error.message)
    return false
  }
}
