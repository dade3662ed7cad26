import path from "node:path"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { startSidecar, type Sidecar } from "./sidecar"

/** Starts the embedded services of the built shop, if it has any. */
export function startBuiltSidecar(launch: Launch): Promise<Sidecar> {
  const file = path.join(places.server, "backend/src/embedded/main.js")
  return startSidecar(launch, { file, execArgv: [] })
}
