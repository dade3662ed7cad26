import fs from "node:fs"
import { isMerchants } from "../../../src/settings/plugins"
import type { Launch } from "../launch/launch"
import { runTool } from "../launch/run-tool"
import { StartFailure } from "../system/start-failure"
import { withBuildLock } from "./build-lock"
import { buildStale, isStale, type Lane, type Part } from "./build-stale"
import { hasServerHalf } from "./plugin-inputs"
import {
  adminBuild,
  adminPart,
  pluginPart,
  quickPluginPart,
  servedAdmin,
  servedAdminPage,
  serverPart,
  storefrontPage,
  storefrontPart,
} from "./parts"

/** What a build promises: the server is there long before Medusa Admin and the storefront. */
export type Building = { server: Promise<void>; all: Promise<void> }

/** For whoever runs a build and makes none. Throws StartFailure where there is none. */
export function requireBuild(): void {
  const pages = [servedAdminPage, storefrontPage]
  if (pages.every((file) => fs.existsSync(file))) return
  throw new StartFailure("The shop is not built: run `npm run build` first.")
}

/** Builds plugins, server, admin and storefront where their sources are not the built ones. */
export async function build(launch: Launch): Promise<void> {
  await beginBuild(launch).all
}

/** Begins to: what needs only the server, as the database does, goes on while the rest is built. */
export function beginBuild(launch: Launch): Building {
  const plugins = launch.environment.plugins.map(({ folder }) => folder)
  const [server, admin] = [serverPart(), adminPart(plugins)]
  let done = () => {}
  const haveServer = new Promise<void>((resolve) => (done = resolve))
  const buildAll = async () => {
    const lanes = [
      { parts: [...pluginParts(launch), server], done },
      { parts: [admin, storefrontPart(plugins, launch.environment.textsFile)] },
    ]
    await bring(launch, lanes, (built) => {
      if (built.includes(server) || built.includes(admin)) placeAdmin()
    })
  }
  const all = buildAll()
  return { server: Promise.race([haveServer, all]), all }
}

/**
 * Builds the plugins as `npm run dev` runs everything, without a look at their types. Answers whether
 * there was anything to build.
 */
export async function buildPluginsQuickly(launch: Launch): Promise<boolean> {
  const parts = pluginParts(launch, (plugin) => {
    const checked = pluginPart(plugin)
    return isStale(checked) ? quickPluginPart(plugin) : checked
  })
  return bring(launch, [{ parts }])
}

/** Of the merchant's own plugins: an installed package is built, the shop's own are built with the server. */
function pluginParts({ environment }: Launch, partOf = pluginPart): Part[] {
  return environment.plugins.filter(isMerchants).filter(hasServerHalf).map(partOf)
}

/** Builds what is stale, if anything is, while no other start builds; `finish` is told what was. */
async function bring(
  launch: Launch,
  lanes: readonly Lane[],
  finish: (built: Part[]) => void = () => {},
): Promise<boolean> {
  if (!lanes.some(({ parts }) => parts.some((part) => isStale(part)))) return false
  await withBuildLock(launch, async () => {
    finish(await buildStale(lanes, ({ tool }) => runTool(launch, tool)))
  })
  return true
}

/** Each build of the server empties its folder, so Medusa Admin is built elsewhere and put there whole. */
function placeAdmin(): void {
  const unfinished = `${servedAdmin}.new`
  for (const folder of [unfinished, servedAdmin]) {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  fs.cpSync(adminBuild, unfinished, { recursive: true })
  fs.renameSync(unfinished, servedAdmin)
}
