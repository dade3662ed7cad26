import { build } from "../build/build"
import type { Launch } from "../launch/launch"
import type { Sidecar } from "./sidecar"
import { startBuiltSidecar } from "./start-built-sidecar"

/** Builds what is stale, and starts the embedded services from the build. */
export async function startBuilt(launch: Launch): Promise<Sidecar> {
  await build(launch)
  return startBuiltSidecar(launch)
}
