import { defaultComplaints } from "./default-complaints"
import { embeddedComplaints } from "./embedded-guard"
import type { Environment } from "./environment"
import { EnvironmentError } from "./environment-error"

/**
 * Lets nobody open a shop to others by mistake with parts and secrets that are for one machine.
 * Throws EnvironmentError with all that is wrong.
 *
 * `nodeEnv` is the caller's NODE_ENV, not the one that the launcher sets for Medusa.
 */
export function refuseUnsafeStart(environment: Environment, nodeEnv: string | undefined): void {
  const sentences = [
    ...embeddedComplaints(environment, nodeEnv),
    ...(nodeEnv === "production" ? defaultComplaints(environment) : []),
  ]
  if (sentences.length > 0) throw new EnvironmentError(sentences)
}
