import path from "node:path"
import { beginBuild } from "../build/build"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { type Sidecar, startSidecar } from "./sidecar"

/**
 * Builds what is stale, and starts the embedded services from the build as soon as the server is
 * there. `built` resolves when Medusa Admin and the storefront are there too.
 */
export async function startBuilt(
  launch: Launch,
): Promise<{ sidecar: Sidecar; built: () => Promise<void> }> {
  const { server, all } = beginBuild(launch)
  await server
  return { sidecar: await startBuiltSidecar(launch), built: () => all }
}

/** Starts the embedded services of the built shop, if it has any. */
export function startBuiltSidecar(launch: Launch): Promise<Sidecar> {
  const file = path.join(places.server, "backend/src/embedded/main.js")
  return startSidecar(launch, { file, execArgv: [] })
}
