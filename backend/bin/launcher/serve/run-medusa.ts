import type * as LoggerModule from "@medusajs/framework/logger"
import type * as Start from "@medusajs/medusa/commands/start"
import { once } from "node:events"
import type http from "node:http"
import { createRequire } from "node:module"
import { format } from "node:util"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { closeNewFiles } from "../system/close-new-files"
import { survivePlugins } from "./survive-plugins"

const DRAIN_MS = 3000

const load = createRequire(__filename)

/** Medusa's parts that the launcher calls, required when wanted: that takes more than a second. */
const medusa = {
  start: () => (load("@medusajs/medusa/commands/start") as typeof Start).default,
  logger: () => (load("@medusajs/framework/logger") as typeof LoggerModule).logger,
}

/** Loads what Medusa is started by, which takes a while: other work can go on meanwhile elsewhere. */
export function loadMedusa(): void {
  load(places.preload)
  medusa.start()
}

/** Runs Medusa inside this process: whatever ends the launcher ends the shop. */
export async function runMedusa({ environment, shutdown, step }: Launch): Promise<void> {
  const running = await step("Starting the shop", async () => {
    process.chdir(places.server)
    closeNewFiles()
    loadMedusa()
    if (process.env.LOG_FILE) silenceTerminal()
    const { host, port } = environment
    const started = await medusa.start()({ directory: places.server, host, port, types: false })
    // Medusa answers before its port does.
    const server = started?.server as http.Server | undefined
    if (server && !server.listening) await once(server, "listening")
    return started
  })
  if (!running) throw new Error("Medusa started as a cluster, which it was not told to")
  const others = environment.plugins.filter(({ firstParty }) => !firstParty)
  survivePlugins(others, (line, error) => medusa.logger().error(line, error))
  const { server, gracefulShutDown } = running
  // Medusa would end the process at once, and the other parts of the shop with it.
  for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, gracefulShutDown)
  shutdown.add(() => server.shutdown(DRAIN_MS))
  shutdown.leaveBy(gracefulShutDown)
}

/** Keeps the warnings of every start off the terminal; the log file has them. */
function silenceTerminal(): void {
  // Medusa has one level for all of winston's outputs, and no setting for one of them.
  const logger = medusa.logger()
  console.warn = (...parts: unknown[]) => logger.warn(format(...parts))
  const winston: unknown = Reflect.get(logger, "loggerInstance_")
  if (typeof winston !== "object" || winston === null || !("transports" in winston)) return
  if (!Array.isArray(winston.transports)) return
  for (const transport of winston.transports) {
    if (Reflect.get(transport, "name") === "console") Reflect.set(transport, "level", "error")
  }
}
