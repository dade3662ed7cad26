import { watch } from "chokidar"
import path from "node:path"
import { EnvironmentError } from "../../../src/settings/environment-error"
import { readEnvironment } from "../../../src/settings/environment"
import { isOwnSource } from "../../../src/settings/plugins"
import { buildPluginsQuickly } from "../build/build"
import type { Backend } from "./backend"
import { loadEnvironmentFile } from "../launch/environment-file"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import type { Sidecar } from "../embedded/sidecar"
import { StartFailure } from "../system/start-failure"

// An editor that saves several files makes one restart.
const QUIET_MS = 100
const NOT_RUN = /[\\/]__tests__[\\/]|[\\/]migrations[\\/]|\.spec\.ts$/
/** Of a plugin, beside its sources. */
const SETTINGS = ["package.json", "tsconfig.json"]
const SIDECAR_SOURCES = /[\\/](embedded|settings)[\\/]/

type Parts = { backend: Backend; sidecar: Sidecar }

/**
 * Starts anew what a change of the backend's sources, configuration or environment touches, and
 * builds the plugin before whose server half has changed.
 */
export async function watchSources(launch: Launch, { backend, sidecar }: Parts): Promise<void> {
  const plugins = launch.environment.plugins.filter(isOwnSource)
  const isPlugins = (file: string) => plugins.some(({ folder }) => isIn(folder, file))
  // Medusa Admin has them in its own hands.
  const isAdmins = (file: string) =>
    plugins.some(({ folder }) => isIn(path.join(folder, "src/admin"), file))
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const settle = async () => {
    const files = [...changed]
    changed.clear()
    if (files.includes(places.environmentFile) && !reloadEnvironment(launch)) return
    launch.terminal.note(`Starting anew: ${path.relative(places.root, files[0] ?? "")} changed.`)
    if (files.some((file) => SIDECAR_SOURCES.test(file) || file === places.environmentFile)) {
      void sidecar.restart()
    }
    if (files.some(isPlugins) && (await rebuildPlugins(launch)) === "failed") return
    if (files.some((file) => !file.includes(`${path.sep}embedded${path.sep}`))) {
      void backend.restart()
    }
  }
  // One after the other: a plugin that is being built changes once more.
  let turn = Promise.resolve()
  const begin = () => (turn = turn.then(settle))
  const watcher = watch(
    [
      ...[places.backendSource, places.configuration, places.environmentFile],
      ...plugins.flatMap(({ folder }) =>
        ["src", ...SETTINGS].map((name) => path.join(folder, name)),
      ),
    ],
    { ignoreInitial: true, ignored: (file) => NOT_RUN.test(file) || isAdmins(file) },
  )
  watcher.on("all", (event, file) => {
    if (event === "addDir" || event === "unlinkDir") return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => void begin(), QUIET_MS)
  })
  launch.shutdown.add(() => watcher.close())
  await new Promise<void>((resolve) => watcher.once("ready", resolve))
  // Whoever writes a plugin does not wait for the first start, which takes a minute.
  turn = turn.then(async () => {
    if ((await rebuildPlugins(launch)) === "built") void backend.restart()
  })
  await turn
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}${path.sep}`)
}

/** Builds the plugins that have changed. Where one does not compile, what runs goes on. */
async function rebuildPlugins(launch: Launch): Promise<"built" | "nothing" | "failed"> {
  try {
    return (await buildPluginsQuickly(launch)) ? "built" : "nothing"
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    launch.terminal.note(error.message)
    return "failed"
  }
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
