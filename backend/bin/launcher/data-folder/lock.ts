import type { Launch } from "../launch/launch"
import { takeLock, type Holder } from "../system/process-lock"
import { StartFailure } from "../system/start-failure"

export const HELD_BY_TOOL = "a command"

/** Takes the data folder until this process ends; answers the shop that has it already. */
export function holdDataFolder({ data, shutdown }: Launch): Holder | undefined {
  const lock = takeLock(data.lock, HELD_BY_TOOL)
  if ("release" in lock) {
    process.once("exit", lock.release)
    shutdown.add(lock.release)
    return undefined
  }
  if (lock.holder.note !== HELD_BY_TOOL) return lock.holder
  throw new StartFailure(heldSentence(lock.holder))
}

/** Why nothing else can be done with the data folder now. */
export function heldSentence({ pid }: Holder): string {
  return (
    `A backup, a restore or another command is at work in this data folder (process ${pid}): ` +
    "wait for its end."
  )
}
