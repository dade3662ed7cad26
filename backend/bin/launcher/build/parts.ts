import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { firstPartyPlugins } from "../../../src/settings/first-party"
import type { ShopPlugin } from "../../../src/settings/plugins"
import type { Tool } from "../launch/run-tool"
import { places } from "../project/places"
import { viteCli } from "../project/vite-cli"
import type { Part } from "./build-stale"
import { adminInputs, serverInputs, storefrontInputs } from "./plugin-inputs"

/** Where the compiler puts Medusa Admin, and where Medusa serves it from. */
export const adminBuild = path.join(places.buildMarks, "admin")
export const servedAdmin = path.join(places.server, "public/admin")
export const servedAdminPage = path.join(servedAdmin, "index.html")
export const storefrontPage = path.join(places.storefrontBuild, "index.html")

// Build tools leave React's development build in the result unless they are told so.
const env = { NODE_ENV: "production" }

/** The shop's own plugins are built with it, on or off; others by themselves: the server finds them when it starts. */
export function serverPart(): Part {
  return {
    tool: compiles({ part: "server", title: "Building the server" }),
    inputs: [
      places.lockFile,
      places.configuration,
      path.join(places.root, "instrumentation.ts"),
      path.join(places.root, "tsconfig.json"),
      places.backendSource,
      places.demo,
      ...[...firstPartyPlugins(places.root).values()].flatMap(({ folder }) => serverInputs(folder)),
    ],
    // Medusa Admin is put there last.
    result: servedAdminPage,
    mark: path.join(places.buildMarks, "server.fingerprint"),
  }
}

export function adminPart(plugins: readonly string[]): Part {
  return {
    tool: compiles({ part: "admin", title: "Building Medusa Admin" }),
    inputs: [
      places.lockFile,
      places.configuration,
      // It takes the wire types.
      path.join(places.backendSource, "contract"),
      places.adminExtensions,
      ...plugins.flatMap(adminInputs),
    ],
    result: path.join(adminBuild, "index.html"),
    mark: path.join(places.buildMarks, "admin.fingerprint"),
    outdates: servedAdminPage,
  }
}

type Compiled = { part: "server" | "admin" | "plugin"; title: string; cwd?: string; log?: string }

function compiles({ part, title, cwd = places.root, log = part }: Compiled): Tool {
  return {
    title,
    file: path.join(__dirname, "compile.ts"),
    args: [part],
    // A plugin's folder may be anywhere.
    execArgv: ["--import", pathToFileURL(createRequire(__filename).resolve("tsx")).href],
    cwd,
    // What it says is told when it fails, so it goes into the tool's own log.
    env: { ...env, LOG_FILE: "" },
    log: `build-${log}`,
  }
}

/** `texts` replaces words of it. */
export function storefrontPart(plugins: readonly string[], texts?: string): Part {
  return {
    tool: {
      title: "Building the storefront",
      file: viteCli(),
      args: ["build"],
      cwd: places.storefront,
      env,
      log: "build-storefront",
    },
    inputs: [
      places.lockFile,
      places.storefront,
      // It takes the wire types, and draws the home page's assemblies.
      path.join(places.backendSource, "contract"),
      places.demo,
      ...plugins.flatMap(storefrontInputs),
      ...(texts === undefined ? [] : [texts]),
    ],
    result: storefrontPage,
    mark: path.join(places.buildMarks, "storefront.fingerprint"),
  }
}

type Plugin = Pick<ShopPlugin, "folder">

/** The server half of a plugin that is a folder of sources; its screens are built into the shop's. */
export function pluginPart(plugin: Plugin): Part {
  const { title, log, marks } = namesOf(plugin)
  return {
    tool: compiles({ part: "plugin", title, cwd: plugin.folder, log }),
    inputs: serverInputs(plugin.folder),
    result: path.join(plugin.folder, ".medusa/server/src"),
    mark: marks.checked,
    outdates: marks.quick,
  }
}

/** The same in a second, without a look at its types; whoever builds it next looks at them. */
export function quickPluginPart(plugin: Plugin): Part {
  const { title, log, marks } = namesOf(plugin)
  const part = pluginPart(plugin)
  const file = path.join(__dirname, "transpile-plugin.ts")
  return {
    ...part,
    tool: { ...part.tool, title, file, args: [], log: `build-${log}` },
    mark: marks.quick,
    outdates: marks.checked,
  }
}

function namesOf({ folder }: Plugin) {
  const name = path.basename(folder)
  const mark = (kind: string) => path.join(folder, `.medusa/${kind}.fingerprint`)
  return {
    title: `Building the plugin ${name}`,
    log: `plugin-${name}`,
    marks: { checked: mark("plugin"), quick: mark("quick") },
  }
}
