import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { endChild } from "../../../backend/bin/launcher/system/child-end"
import { END_WITH_PARENT } from "../../../backend/bin/launcher/system/end-with-parent"
import type { BareOrder } from "../bare/main"

export type BareServer = { url: string; stop: () => Promise<void> }

/** Starts a process of `http` and `pg` alone that answers one statement at each of its addresses. */
export async function startBareServer(order: BareOrder): Promise<BareServer> {
  const child = fork(path.join(__dirname, "../bare/main.ts"), [], {
    execArgv: [...END_WITH_PARENT, "--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  })
  child.send(order)
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, stop: () => endChild(child) }
}
