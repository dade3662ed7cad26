import type { ChildProcess } from "node:child_process"

const GRACE_MS = 3000

/** Whether the child has ended or never came to life. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

/** Waits for a child's end; false when it has not come within `limitMs`. */
export function waitForEnd(child: ChildProcess, limitMs: number): Promise<boolean> {
  if (hasEnded(child)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const onExit = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      child.off("exit", onExit)
      resolve(false)
    }, limitMs)
    child.once("exit", onExit)
  })
}

/** Asks a child to end, and makes it when it does not in time. */
export async function endChild(child: ChildProcess, graceMs = GRACE_MS): Promise<void> {
  if (hasEnded(child)) return
  child.kill("SIGTERM")
  if (await waitForEnd(child, graceMs)) return
  child.kill("SIGKILL")
  await waitForEnd(child, GRACE_MS)
}
