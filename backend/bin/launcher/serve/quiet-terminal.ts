import { format } from "node:util"
import { medusa } from "./medusa"

/** Keeps the warnings of every start off the terminal; the log file has them. */
export function quietTerminal(): void {
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
