import path from "node:path"
import { originOf } from "../../../src/settings/origin"
import { buildPlugins } from "../build/build"
import { openDatabase } from "../database/open-database"
import { startBackend } from "./backend"
import { startDevStorefront } from "./storefront"
import { watchSources } from "./watch-sources"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { prepareDatabase } from "../database/prepare-database"
import { checkPort } from "../launch/shop-port"
import { startSidecar } from "../embedded/sidecar"
import { waitUntil } from "../system/wait-until"
import { tellChildren } from "../launch/child-environment"
import { welcome } from "../launch/welcome"

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
  tellChildren(launch, "development")
  await buildPlugins(launch)
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
  sidecar.load()
  welcome(launch, { shop: originOf(storefront), backend: originOf({ host, port }) })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
