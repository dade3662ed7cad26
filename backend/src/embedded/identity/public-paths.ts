import { publicCalls } from "./http/identity-calls"
import { pagePaths } from "./pages/page-paths"
import { projectSettings } from "./project-settings"

const reachable = new Set([
  ...publicCalls.map((call) => `${call.method} ${call.path}`),
  ...[...projectSettings.keys(), ...Object.values(pagePaths)].map((path) => `GET ${path}`),
])

/**
 * Whether a request may be passed from the shop's public origin to the embedded identity service.
 * Exact matches only: an encoded, doubled or trailing slash is another path and stays outside.
 */
export function isPublicIdentityPath(method: string, pathname: string): boolean {
  return reachable.has(`${method} ${pathname}`)
}
