import type { ChildProcess } from "node:child_process"

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
