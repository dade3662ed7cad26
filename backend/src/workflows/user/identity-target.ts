import type { IdentityTarget } from "../../identity/identity-target"
import { readEnvironment } from "../../settings/environment"

/** The identity provider that this process was started with. */
export function identityTarget(): IdentityTarget {
  return readEnvironment(process.env).identity
}
