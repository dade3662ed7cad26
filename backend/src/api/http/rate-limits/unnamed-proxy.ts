import type { Logger } from "@medusajs/framework/types"
import type { Request, RequestHandler } from "express"
import {
  forwardingHeader,
  isForThisMachine,
  isFromHere,
  isLoopbackAddress,
  isPrivateAddress,
} from "../../../settings/network/own-machine"
import { shopEnvironment } from "../environment"

type Call = Pick<Request, "headers" | "ip" | "ips" | "socket">

/**
 * Whether a call's address is that of a proxy which TRUST_PROXY does not name: all its callers have
 * this one. Of an address of the world that cannot be told, as anybody may write such headers.
 */
export function isOfUnnamedProxy(req: Call): boolean {
  const { publicUrl } = shopEnvironment()
  const { headers, socket } = req
  if (!isPrivateAddress(req.ip)) return false
  if (isFromHere({ headers, remoteAddress: socket.remoteAddress }, publicUrl)) return false
  if (isLoopbackAddress(req.ip)) return true
  // A proxy that is named was told of another one before it.
  if (req.ips.length > 0) return forwardedBy(req).length > req.ips.length
  return forwardingHeader(headers) !== undefined || publicUrl.startsWith("https:")
}

function forwardedBy({ headers }: Call): string[] {
  return [headers["x-forwarded-for"] ?? []].flat().join(",").split(",")
}

/** Tells the log of the first call that shows a proxy which nobody named, and what to set. */
export function noticeUnnamedProxy(logger: Pick<Logger, "warn">): RequestHandler {
  let told = false
  return (req, _res, next) => {
    const shown = told ? undefined : showsUnnamedProxy(req)
    if (shown !== undefined) {
      told = true
      logger.warn(
        `Calls come through a proxy that TRUST_PROXY does not name: ${shown}. Rate limits count by account alone there, and nobody counts as this machine. Set TRUST_PROXY to the number of proxies before the shop, and have them send X-Forwarded-For`,
      )
    }
    next()
  }
}

/** What shows it, in the words of the log. */
function showsUnnamedProxy(req: Request): string | undefined {
  const { trustProxy, publicUrl } = shopEnvironment()
  const header = forwardingHeader(req.headers)
  if (header !== undefined) {
    const unnamed = trustProxy === undefined || isOfUnnamedProxy(req)
    return unnamed ? `a call has the header ${header}` : undefined
  }
  const { remoteAddress } = req.socket
  const fromHere = isLoopbackAddress(remoteAddress) && !/^\/(health|metrics)(\/|$)/i.test(req.path)
  if (trustProxy !== undefined || !fromHere || isForThisMachine(publicUrl)) return undefined
  return `a call for ${publicUrl} comes from this machine`
}
