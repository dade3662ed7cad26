import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { places } from "../../../backend/bin/launcher/project/places"
import { endChild } from "../../../backend/bin/launcher/system/child-end"

export type Services = { url: string; stop: () => Promise<void> }

/** The embedded identity service and payment sandbox, which all processes of the shop share. */
export async function startServices(variables: NodeJS.ProcessEnv): Promise<Services> {
  const child = fork(path.join(places.server, "backend/src/embedded/main.js"), [], {
    cwd: places.server,
    env: variables,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const [{ listening }] = (await once(child, "message")) as [{ listening: string }]
  return { url: listening, stop: () => endChild(child) }
}
