import { HELD_BY_TOOL, heldSentence } from "./lock"
import { takeLock } from "../system/process-lock"
import { StartFailure } from "../system/start-failure"

/** Keeps a second shop off a data folder until the returned function is called. */
export function beOnlyOne(lockFile: string, address: string): () => void {
  const lock = takeLock(lockFile, address)
  if ("release" in lock) return lock.release
  if (lock.holder.note === HELD_BY_TOOL) throw new StartFailure(heldSentence(lock.holder))
  throw new StartFailure(
    `The shop already runs on this data folder, at ${lock.holder.note} ` +
      `(process ${lock.holder.pid}).`,
  )
}
