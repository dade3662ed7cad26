import { takeLock, type Holder } from "../system/process-lock"
import { StartFailure } from "../system/start-failure"
import type { DataPlaces } from "./data-folder"

const HELD_BY_COMMAND = "a command"

/** Keeps a second shop off a data folder until this process ends. Throws StartFailure. */
export function lockForShop(data: DataPlaces, address: string): void {
  const lock = takeLock(data.lock, address)
  if ("release" in lock) {
    process.once("exit", lock.release)
    return
  }
  const { holder } = lock
  if (holder.note === HELD_BY_COMMAND) throw heldByCommand(holder)
  throw new StartFailure(
    `The shop already runs on this data folder, at ${holder.note} (process ${holder.pid}).`,
  )
}

/**
 * Takes the data folder until this process ends; answers the shop that has it already. Throws
 * StartFailure where another command has it.
 */
export function lockForCommand(data: DataPlaces): Holder | undefined {
  const lock = takeLock(data.lock, HELD_BY_COMMAND)
  if ("release" in lock) {
    process.once("exit", lock.release)
    return undefined
  }
  if (lock.holder.note !== HELD_BY_COMMAND) return lock.holder
  throw heldByCommand(lock.holder)
}

function heldByCommand({ pid }: Holder): StartFailure {
  return new StartFailure(
    `A backup, a restore or another command is at work in this data folder (process ${pid}): ` +
      "wait for its end.",
  )
}
