import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { Express } from "express"
import { createRequire } from "node:module"
import path from "node:path"
import { shopEnvironment } from "../environment"
import { readPluginDoors } from "../doors/plugin-doors"
import { boundRouteCache, type RoutesFinderClass } from "./bound-route-cache"
import { observeProcess, withoutAccessLog } from "../observability/observe-process"
import { installFirst } from "./install-first"
import { keepConnections } from "./keep-connections"
import { watchPictureHosts } from "../security-headers/picture-hosts"

type Input = { app: Express; container: MedusaContainer }
type ExpressLoader = (input: Input) => Promise<unknown>

const load = createRequire(__filename)

/**
 * Puts the middleware in front of everything that Medusa answers, bounds its memory of addresses, and
 * keeps connections.
 *
 * Medusa 2.21.2 parses bodies, serves its admin and trusts one proxy before the middlewares of a
 * project run, and has no hook for it: two of its internals are wrapped. A version that lost one
 * stops the start. See docs/decisions/0009.
 */
export function installMiddleware(): void {
  const http = path.dirname(load.resolve("@medusajs/framework/http"))
  const loader = load(path.join(http, "express-loader.js")) as { expressLoader?: ExpressLoader }
  const finder = load(path.join(http, "routes-finder.js")) as { RoutesFinder?: RoutesFinderClass }
  const original = loader.expressLoader
  if (typeof original !== "function" || typeof finder.RoutesFinder !== "function") {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "@medusajs/framework has no expressLoader or RoutesFinder: see docs/decisions/0009",
    )
  }
  boundRouteCache(finder.RoutesFinder)
  keepConnections()
  loader.expressLoader = (input) => {
    const { plugins } = input.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
    const names = plugins.map((plugin) => (typeof plugin === "string" ? plugin : plugin.resolve))
    installFirst(input.app, {
      observation: observeProcess(input.container),
      watchPictures: watchPictureHosts(input.container),
      doors: readPluginDoors(names),
    })
    const loaded = original({ ...input, container: withoutAccessLog(input.container) })
    // Medusa sets 1, with which anybody's X-Forwarded-For counts.
    input.app.set("trust proxy", shopEnvironment().trustProxy ?? false)
    return loaded
  }
}
