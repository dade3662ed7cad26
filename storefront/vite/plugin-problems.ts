import { isStorefrontPath } from "../../backend/src/contract/shop/storefront-paths"
import type { StorefrontPlugin } from "../src/platform/slots/storefront-plugin"
import type { StorefrontTheme } from "../src/platform/slots/storefront-theme"
import { shapeProblems } from "./plugin-shape-problems"
import { FONT_USES } from "./theme/theme-files"

/** Segments of letters, digits and hyphens, or parameters. */
const ADDRESS = /^(\/:?[\w-]+)+\/?$/

type Claim = { plugin: string; what: string; key: string }

/**
 * One sentence for each thing that two plugins claim, or a plugin and the shop; `serverPaths` are
 * beginnings of addresses that the server answers itself, like "/api".
 */
export function pluginProblems(
  plugins: readonly StorefrontPlugin[],
  serverPaths: readonly string[],
): string[] {
  const odd = plugins.flatMap((plugin) =>
    pathsOf(plugin).flatMap((path) => {
      if (!ADDRESS.test(path)) return [`${plugin.name} claims ${path}, which is no address.`]
      const taken = isStorefrontPath(path) || isServers(path, serverPaths)
      return taken ? [`${plugin.name} claims ${path}, which is the shop's own.`] : []
    }),
  )
  return [...plugins.flatMap(shapeProblems), ...odd, ...claimedTwice(plugins.flatMap(claimsOf))]
}

function pathsOf({ pages = [], dashboardItems = [] }: StorefrontPlugin): string[] {
  return [...pages.map(({ path }) => path), ...dashboardItems.map(dashboardPath)]
}

/** Where an item of the dashboard has its page. */
export function dashboardPath({ path }: { path: string }): string {
  return `/dashboard/${path}`
}

function isServers(path: string, serverPaths: readonly string[]): boolean {
  return serverPaths.some((start) => `${path}/`.toLowerCase().startsWith(`${start}/`))
}

function claimsOf(plugin: StorefrontPlugin): Claim[] {
  const { name, theme } = plugin
  return [
    { plugin: name, what: `the name ${name}`, key: `name ${name}` },
    ...pathsOf(plugin).map((path) => ({ plugin: name, what: path, key: `path ${shapeOf(path)}` })),
    ...(theme ? lookOf(theme).map((what) => ({ plugin: name, what, key: `look ${what}` })) : []),
  ]
}

/** Each thing of the shop's look that a theme decides; a token is one in light and dark. */
function lookOf({ light = {}, dark = {}, fonts = {}, logo }: StorefrontTheme): string[] {
  return [
    ...new Set([...Object.keys(light), ...Object.keys(dark)]),
    ...FONT_USES.filter((use) => fonts[use]).map((use) => `the typeface of ${use}`),
    ...(logo ? ["the logo"] : []),
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
