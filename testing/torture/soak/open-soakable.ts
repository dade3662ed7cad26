import path from "node:path"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { openCluster } from "../../testkit/shop/open-cluster"
import { memoryVariables } from "./memory"
import type { Soakable } from "./run-soak"

/** Two servers and a worker behind the proxy, without the demo; `stop` removes all of it. */
export async function openSoakable(): Promise<Soakable> {
  const folder = temporaryFolder("shop-soak")
  const memoryFolder = path.join(folder, "memory")
  const cluster = await openCluster({ folder, variables: memoryVariables(memoryFolder) })
  return { cluster, memoryFolder }
}
