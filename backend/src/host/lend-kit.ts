import Module from "node:module"
import path from "node:path"

const KIT = "@halden/backend/kit/"

type Resolve = (request: string, ...rest: unknown[]) => string

/**
 * Gives plugins the kit of the shop that runs, `@halden/backend/kit/<name>`, from `folder`.
 *
 * In the shop's own tree nothing is built where the package's exports point: it runs from its sources
 * or from a build elsewhere. Node has no setting for it below 22.15, so its resolver is wrapped, as
 * every compiler at load time does; a Node that lost it stops the start. See docs/decisions/0062.
 */
export function lendKit(folder: string): void {
  const resolver = Module as unknown as { _resolveFilename?: Resolve }
  const original = resolver._resolveFilename
  if (typeof original !== "function") {
    throw new Error("node:module has no _resolveFilename: see docs/decisions/0062")
  }
  resolver._resolveFilename = function (this: unknown, request, ...rest) {
    return original.call(this, inFolder(request, folder), ...rest)
  }
}

function inFolder(request: string, folder: string): string {
  return request.startsWith(KIT) ? path.join(folder, request.slice(KIT.length)) : request
}
