import { isStorefrontPath } from "../../backend/src/contract/storefront-paths"
import type { StorefrontPlugin } from "../src/platform/slots/storefront-plugin"

type Claim = { plugin: string; what: string; key: string }

/**
 * One sentence for each thing that two plugins claim, or a plugin and the shop; `serverPaths` are
 * beginnings of addresses that the server answers itself, like "/api".
 */
export function pluginProblems(
  plugins: readonly StorefrontPlugin[],
  serverPaths: readonly string[],
): string[] {
  const own = plugins.flatMap(({ name, pages = [], dashboardItems = [] }) =>
    [...pages.map(({ path }) => path), ...dashboardItems.map(dashboardPath)]
      .filter((path) => isStorefrontPath(path) || isServers(path, serverPaths))
      .map((path) => `${name} claims ${path}, which is the shop's own.`),
  )
  return [...own, ...claimedTwice(plugins.flatMap(claimsOf))]
}

/** Where an item of the dashboard has its page. */
export function dashboardPath({ path }: { path: string }): string {
  return `/dashboard/${path}`
}

function isServers(path: string, serverPaths: readonly string[]): boolean {
  return serverPaths.some((start) => `${path}/`.toLowerCase().startsWith(`${start}/`))
}

function claimsOf({ name, pages = [], dashboardItems = [], theme }: StorefrontPlugin): Claim[] {
  const paths = [...pages.map(({ path }) => path), ...dashboardItems.map(dashboardPath)]
  return [
    { plugin: name, what: `the name ${name}`, key: `name ${name}` },
    ...paths.map((path) => ({ plugin: name, what: path, key: `path ${shapeOf(path)}` })),
    ...(theme ? [{ plugin: name, what: "the theme", key: "theme" }] : []),
  ]
}

/** Addresses are one where only capitals, a last slash or a parameter's name differ. */
function shapeOf(path: string): string {
  return path.toLowerCase().replace(/\/$/, "").replace(/:\w+/g, ":")
}

function claimedTwice(claims: readonly Claim[]): string[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const before = first.get(claim.key)
    if (!before) first.set(claim.key, claim)
    return before ? [`${before.plugin} and ${claim.plugin} both claim ${claim.what}.`] : []
  })
}
