import type { IdentityTarget } from "../../identity/identity-target"
import { readEnvironment } from "../../settings/environment"

let target: IdentityTarget | undefined

/** The identity provider that this process was started with. */
export function identityTarget(): IdentityTarget {
  target ??= readEnvironment(process.env).identity
  return target
}
