import path from "node:path"
import { build } from "../build/build"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { type Sidecar, startSidecar } from "./sidecar"

/** Builds what is stale, and starts the embedded services from the build. */
export async function startBuilt(launch: Launch): Promise<Sidecar> {
  await build(launch)
  return startBuiltSidecar(launch)
}

/** Starts the embedded services of the built shop, if it has any. */
export function startBuiltSidecar(launch: Launch): Promise<Sidecar> {
  const file = path.join(places.server, "backend/src/embedded/main.js")
  return startSidecar(launch, { file, execArgv: [] })
}
