import path from "node:path"
import type { Plugin } from "vite"
import type { ShopPlugin } from "../../backend/src/settings/plugins"
import { findPlugins, type FoundPlugin } from "./found-plugins"
import { dashboardPath, pluginProblems } from "./plugin-problems"
import { slotsModule } from "./slots-module"
import { themeCss } from "./theme-css"

const ID = "virtual:storefront-plugins"
const RESOLVED = `\0${ID}`
const STYLES = /\/src\/styles\/index\.css$/
/** Read by the server, which tells pages from addresses that nobody knows. */
const PAGES = "plugin-pages.json"

/**
 * `virtual:storefront-plugins`: what the shop's plugins put into its slots. Without plugins that is
 * empty lists, and nothing of the slots is in the build. Two that claim the same stop it.
 */
export function storefrontPlugins(
  plugins: readonly ShopPlugin[],
  serverPaths: readonly string[],
): Plugin {
  let found: FoundPlugin[] = []
  return {
    name: "storefront-plugins",
    enforce: "pre",
    async configResolved() {
      found = await findPlugins(plugins)
      const problems = pluginProblems(
        found.map(({ plugin }) => plugin),
        serverPaths,
      )
      if (problems.length > 0) throw new Error(problems.join("\n"))
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? slotsModule(found) : null),
    transform(code, id) {
      return STYLES.test(id) && found.length > 0 ? `${code}\n${styles(found)}` : null
    },
    generateBundle() {
      if (found.length === 0) return
      this.emitFile({ type: "asset", fileName: PAGES, source: JSON.stringify(pagesOf(found)) })
    },
  }
}

/** Tailwind looks for class names in the plugins too; a theme's tokens come last. */
function styles(found: readonly FoundPlugin[]): string {
  return found
    .flatMap(({ entry, plugin }) => [
      `@source ${JSON.stringify(path.dirname(entry))};`,
      ...(plugin.theme ? [themeCss(plugin.theme)] : []),
    ])
    .join("\n")
}

function pagesOf(found: readonly FoundPlugin[]): { path: string; title: string }[] {
  return found.flatMap(({ plugin: { pages = [], dashboardItems = [] } }) => [
    ...pages.map(({ path, title }) => ({ path, title })),
    ...dashboardItems.map((item) => ({ path: dashboardPath(item), title: item.label })),
  ])
}
