import { MedusaError } from "@medusajs/framework/utils"
import { createRequire } from "node:module"
import path from "node:path"

type Kept = { store?: boolean; hasAsyncSteps?: boolean }
type LookUp = (this: unknown, key: string, options?: Kept) => Promise<unknown>
type Storage = { RedisDistributedTransactionStorage?: { prototype: { get?: LookUp } } }

const load = createRequire(__filename)
let installed = false

/**
 * Has the workflow engine over Redis look up only workflows that it keeps. Medusa 2.21.2 asks Redis
 * and PostgreSQL at the start of every one, and so no order could be written without Redis; it has
 * no setting for it, so its storage is wrapped. A version that lost it stops the start.
 */
export function skipNeedlessLookUps(): void {
  if (installed) return
  const { discoveryPath } = load("@medusajs/medusa/workflow-engine-redis") as {
    discoveryPath: string
  }
  const file = path.join(path.dirname(discoveryPath), "utils/workflow-orchestrator-storage.js")
  const storage = (load(file) as Storage).RedisDistributedTransactionStorage?.prototype
  const lookUp = storage?.get
  if (!storage || !lookUp) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "@medusajs/workflow-engine-redis has no storage: see docs/decisions/0039",
    )
  }
  storage.get = function (key, options) {
    // These are a workflow's own options; the storage's looks at what it is about to write have none.
    const isStart = options?.hasAsyncSteps !== undefined
    return isStart && !options?.store ? Promise.resolve(undefined) : lookUp.call(this, key, options)
  }
  installed = true
}
