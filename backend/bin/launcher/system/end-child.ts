import type { ChildProcess } from "node:child_process"
import { hasEnded, waitForEnd } from "./child-end"

const POLITE_MS = 3000

/** Asks a child to end, and makes it when it does not in time. */
export async function endChild(child: ChildProcess, politeMs = POLITE_MS): Promise<void> {
  if (hasEnded(child)) return
  child.kill("SIGTERM")
  if (await waitForEnd(child, politeMs)) return
  child.kill("SIGKILL")
  await waitForEnd(child, POLITE_MS)
}
