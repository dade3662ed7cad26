import path from "node:path"
import { normalizePath, type Plugin, type ResolvedConfig, searchForWorkspaceRoot } from "vite"
import type { ShopPlugin } from "../../backend/src/settings/plugins"
import { findPlugins, type FoundPlugin } from "./found-plugins"
import { dashboardPath, pluginProblems } from "./plugin-problems"
import { slotsModule } from "./slots-module"
import { themeCss } from "./theme/theme-css"
import { fileOf, themeFiles, type ThemeFiles } from "./theme/theme-files"
import { themeProblems } from "./theme/theme-problems"

const NAME = "storefront-plugins"
const ID = "virtual:storefront-plugins"
const RESOLVED = `\0${ID}`
const STYLES = /\/src\/styles\/index\.css$/
/** Read by the server, which tells pages from addresses that nobody knows. */
const PAGES = "plugin-pages.json"

type Api = { found: readonly FoundPlugin[]; themeFiles: ThemeFiles }

/**
 * `virtual:storefront-plugins`: what the shop's plugins put into its slots. Without plugins that is
 * empty lists, and nothing of the slots is in the build. Two that claim the same stop it.
 */
export function storefrontPlugins(
  plugins: readonly ShopPlugin[],
  serverPaths: readonly string[],
): Plugin<Api> {
  let found: FoundPlugin[] = []
  const api: Api = { found, themeFiles: themeFiles([]) }
  return {
    name: NAME,
    enforce: "pre",
    api,
    // A plugin may lie outside of the shop's folder, where the development server serves nothing.
    config: ({ root = process.cwd() }) => ({
      server: {
        fs: { allow: [searchForWorkspaceRoot(root), ...plugins.map(({ folder }) => folder)] },
      },
    }),
    async configResolved() {
      found = await findPlugins(plugins)
      const problems = [
        ...pluginProblems(
          found.map(({ plugin }) => plugin),
          serverPaths,
        ),
        ...found.flatMap(themeProblems),
      ]
      if (problems.length > 0) throw new Error(problems.join("\n"))
      Object.assign(api, { found, themeFiles: themeFiles(found) })
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? slotsModule(found) : null),
    transform(code, id) {
      return STYLES.test(id) && found.length > 0 ? `${code}\n${styles(found, id)}` : null
    },
    generateBundle() {
      if (found.length === 0) return
      this.emitFile({ type: "asset", fileName: PAGES, source: JSON.stringify(pagesOf(found)) })
    },
  }
}

/** What the plugins of a build bring, for other steps of it; read once all plugins were found. */
export function storefrontPluginsOf({ plugins }: ResolvedConfig): Api {
  const plugin: Plugin<Api> | undefined = plugins.find(({ name }) => name === NAME)
  if (!plugin?.api) throw new Error(`the build has no ${NAME}`)
  return plugin.api
}

/** Tailwind looks for class names in the plugins too; a theme's tokens come last. */
function styles(found: readonly FoundPlugin[], stylesheet: string): string {
  return found
    .flatMap((one) => {
      const { entry, plugin } = one
      const urlOf = (file: string) =>
        normalizePath(path.relative(path.dirname(stylesheet), fileOf(one, file)))
      return [
        `@source ${JSON.stringify(path.dirname(entry))};`,
        ...(plugin.theme ? [themeCss(plugin.theme, urlOf)] : []),
      ]
    })
    .join("\n")
}

function pagesOf(found: readonly FoundPlugin[]): { path: string; title: string }[] {
  return found.flatMap(({ plugin: { pages = [], dashboardItems = [] } }) => [
    ...pages.map(({ path, title }) => ({ path, title })),
    ...dashboardItems.map((item) => ({ path: dashboardPath(item), title: item.label })),
  ])
}
