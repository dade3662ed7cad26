import { createRequire } from "node:module"
import type * as LoggerModule from "@medusajs/framework/logger"
import type * as Start from "@medusajs/medusa/commands/start"

const load = createRequire(__filename)

/** Medusa's parts that the launcher calls, required when wanted: that takes more than a second. */
export const medusa = {
  start: () => (load("@medusajs/medusa/commands/start") as typeof Start).default,
  logger: () => (load("@medusajs/framework/logger") as typeof LoggerModule).logger,
}
