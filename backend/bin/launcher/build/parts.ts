import path from "node:path"
import type { ShopPlugin } from "../../../src/settings/plugins"
import type { Tool } from "../launch/run-tool"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import { viteCli } from "../project/vite-cli"
import type { Part } from "./build-stale"

/** Where the compiler puts Medusa Admin, and where Medusa serves it from. */
export const adminBuild = path.join(places.buildMarks, "admin")
export const servedAdmin = path.join(places.server, "public/admin")
export const servedAdminPage = path.join(servedAdmin, "index.html")
export const storefrontPage = path.join(places.storefrontBuild, "index.html")

// Build tools leave React's development build in the result unless they are told so.
const env = { NODE_ENV: "production" }

export function serverPart(plugins: readonly string[]): Part {
  return {
    tool: compiles("server", "Building the server"),
    inputs: [
      places.lockFile,
      places.configuration,
      path.join(places.root, "instrumentation.ts"),
      path.join(places.root, "tsconfig.json"),
      places.backendSource,
      places.demo,
      ...plugins,
    ],
    // Medusa Admin is put there last.
    result: servedAdminPage,
    mark: path.join(places.buildMarks, "server.fingerprint"),
  }
}

export function adminPart(plugins: readonly string[]): Part {
  return {
    tool: compiles("admin", "Building Medusa Admin"),
    inputs: [
      places.lockFile,
      places.configuration,
      // It takes the wire types.
      path.join(places.backendSource, "contract"),
      places.adminExtensions,
      ...plugins,
    ],
    result: path.join(adminBuild, "index.html"),
    mark: path.join(places.buildMarks, "admin.fingerprint"),
    outdates: servedAdminPage,
  }
}

function compiles(part: "server" | "admin", title: string): Tool {
  const file = path.join(__dirname, "compile.ts")
  return {
    title,
    file,
    args: [part],
    execArgv: ["--import", "tsx"],
    cwd: places.root,
    // What it says is told when it fails, so it goes into the tool's own log.
    env: { ...env, LOG_FILE: "" },
    log: `build-${part}`,
  }
}

export function storefrontPart(plugins: readonly string[]): Part {
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
      ...plugins,
    ],
    result: storefrontPage,
    mark: path.join(places.buildMarks, "storefront.fingerprint"),
  }
}

export function pluginPart({ folder }: ShopPlugin): Part {
  const name = path.basename(folder)
  return {
    tool: {
      title: `Building the plugin ${name}`,
      file: medusaCli("sources"),
      args: ["plugin:build"],
      cwd: folder,
      env,
      log: `build-plugin-${name}`,
    },
    inputs: ["src", "package.json", "tsconfig.json"].map((part) => path.join(folder, part)),
    result: path.join(folder, ".medusa/server/src"),
    mark: path.join(folder, ".medusa/plugin.fingerprint"),
  }
}
