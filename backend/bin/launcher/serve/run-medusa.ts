import type { Launch } from "../launch/launch"
import { medusa } from "./medusa"
import { places } from "../project/places"
import { quietTerminal } from "./quiet-terminal"

const DRAIN_MS = 3000

/** Runs Medusa inside this process: whatever ends the launcher ends the shop. */
export async function serve({ environment, shutdown, step }: Launch): Promise<void> {
  const running = await step("Starting the shop", async () => {
    process.chdir(places.server)
    if (process.env.LOG_FILE) quietTerminal()
    const { host, port } = environment
    return medusa.start()({ directory: places.server, host, port, types: false })
  })
  if (!running) throw new Error("Medusa started as a cluster, which it was not told to")
  const { server, gracefulShutDown } = running
  // Medusa would end the process at once, and the other parts of the shop with it.
  for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, gracefulShutDown)
  shutdown.add(() => server.shutdown(DRAIN_MS))
  shutdown.leaveBy(gracefulShutDown)
}
