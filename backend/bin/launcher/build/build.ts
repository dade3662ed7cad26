import fs from "node:fs"
import path from "node:path"
import { isOwnSource, type ShopPlugin } from "../../../src/settings/plugins"
import { withBuildFolder } from "./build-lock"
import { fingerprint } from "../project/fingerprint"
import type { Launch } from "../launch/launch"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import { readText } from "../system/read-text"
import { StartFailure } from "../system/start-failure"
import { runTool, type Tool } from "../launch/run-tool"
import { viteCli } from "../project/vite-cli"

type Build = {
  tool: Tool
  /** What the result depends on. */
  inputs: string[]
  /** A file that only a finished build has. */
  result: string
  mark: string
}

// Build tools leave React's development build in the result unless they are told so.
const env = { NODE_ENV: "production" }

const ADMIN_PAGE = path.join(places.server, "public/admin/index.html")
const STOREFRONT_PAGE = path.join(places.storefrontBuild, "index.html")

/** For whoever runs a build and makes none. Throws StartFailure where there is none. */
export function requireBuild(): void {
  if ([ADMIN_PAGE, STOREFRONT_PAGE].every((file) => fs.existsSync(file))) return
  throw new StartFailure("The shop is not built: run `npm run build` first.")
}

/** Builds plugins, server, admin and storefront where their sources are not the built ones. */
export async function build(launch: Launch): Promise<void> {
  await buildPlugins(launch)
  const folders = launch.environment.plugins.map(({ folder }) => folder)
  await bring(launch, [serverBuild(folders), storefrontBuild(folders)])
}

/** Builds the plugins that are folders of sources; an installed package is built. */
export async function buildPlugins(launch: Launch): Promise<void> {
  await bring(launch, launch.environment.plugins.filter(isOwnSource).map(pluginBuild))
}

async function bring(launch: Launch, builds: readonly Build[]): Promise<void> {
  const wanted = builds.map((one) => ({
    ...one,
    print: fingerprint(places.root, one.inputs),
  }))
  const isStale = (one: (typeof wanted)[number]) =>
    !fs.existsSync(one.result) || readText(one.mark) !== one.print
  if (!wanted.some(isStale)) return
  await withBuildFolder(launch, async () => {
    for (const one of wanted.filter(isStale)) {
      fs.rmSync(one.mark, { force: true })
      await runTool(launch, one.tool)
      fs.writeFileSync(one.mark, one.print)
    }
  })
}

function pluginBuild({ folder }: ShopPlugin): Build {
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

function serverBuild(plugins: readonly string[]): Build {
  return {
    tool: {
      title: "Building the server and Medusa Admin",
      file: medusaCli("sources"),
      args: ["build", "--lint", "false"],
      cwd: places.root,
      env,
      log: "build-server",
    },
    inputs: [
      places.lockFile,
      places.configuration,
      path.join(places.root, "instrumentation.ts"),
      path.join(places.root, "tsconfig.json"),
      places.backendSource,
      places.adminExtensions,
      ...plugins,
    ],
    result: ADMIN_PAGE,
    mark: path.join(places.buildMarks, "server.fingerprint"),
  }
}

function storefrontBuild(plugins: readonly string[]): Build {
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
    result: STOREFRONT_PAGE,
    mark: path.join(places.buildMarks, "storefront.fingerprint"),
  }
}
