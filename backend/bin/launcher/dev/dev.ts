import { fork } from "node:child_process"
import path from "node:path"
import { originOf } from "../../../src/settings/origin"
import { buildPluginsQuickly } from "../build/build"
import { openDatabase } from "../database/open-database"
import { prepareDatabase } from "../database/prepare-database"
import { startSidecar } from "../embedded/sidecar"
import { setChildEnvironment } from "../launch/child-environment"
import type { Launch } from "../launch/launch"
import { checkPort } from "../launch/shop-port"
import { welcome } from "../launch/welcome"
import { places } from "../project/places"
import { viteCli } from "../project/vite-cli"
import { endChild } from "../system/child-end"
import { END_WITH_PARENT } from "../system/end-with-parent"
import { waitUntil } from "../system/wait-until"
import { startBackend } from "./backend"
import { giveTypes } from "./give-types"
import { watchSources } from "./watch-sources"

const FIRST_ANSWER_MS = 120_000

/**
 * `npm run dev`: the sources as they are, live. The backend starts anew with every change of its
 * own; Medusa Admin and the storefront, at the port after the backend's, are changed in place.
 */
export async function dev(launch: Launch): Promise<void> {
  const { host, port } = launch.environment
  const storefront = { host, port: port + 1 }
  await checkPort(storefront)
  process.env.PUBLIC_URL ||= originOf(storefront)
  setChildEnvironment(launch, "development")
  await buildPluginsQuickly(launch)
  const databaseUrl = await openDatabase(launch)
  const sidecar = await startSidecar(launch, {
    file: path.join(places.backendSource, "embedded/main.ts"),
    execArgv: ["--import", "tsx"],
  })
  await prepareDatabase(launch, { databaseUrl, runs: "sources", identityReady: sidecar.ready })
  const backend = await startBackend(launch)
  await watchSources(launch, { backend, sidecar })
  startDevStorefront(launch, storefront)
  // Medusa shows itself how far it is.
  await waitUntil(() => answers(`${originOf({ host, port })}/health`), FIRST_ANSWER_MS)
  giveTypes(launch.environment.plugins)
  sidecar.load()
  welcome(launch, { shop: originOf(storefront), backend: originOf({ host, port }) })
}

/** Serves the storefront's sources; calls of the shop's go on to the backend. */
function startDevStorefront(launch: Launch, at: { host: string; port: number }): void {
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
