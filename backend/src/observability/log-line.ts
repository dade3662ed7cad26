import type { Logger } from "@medusajs/framework/types"

type Level = "http" | "warn"
type Fields = { message: string } & Record<string, unknown>

/** Writes a line of the log with fields of its own, where somebody reads lines of this level. */
export function logLine(logger: Logger, level: Level, fields: () => Fields): void {
  // With two arguments Medusa's logger hands both on to winston.
  if (logger.shouldLog(level)) logger.log(level, fields())
}
