import type { IncomingHttpHeaders } from "node:http"
import { isLoopback } from "../origin"
import { hostOf, hostOfOrigin } from "./known-hosts"

/** A call as it came in at the socket. */
export type Call = { headers: IncomingHttpHeaders; remoteAddress: string | undefined }

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const PRIVATE =
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)|^(::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i
/** What proxies and networks before a shop add to a call, beside all that begins with x-forwarded. */
const FORWARDING = [
  "forwarded",
  "via",
  "cdn-loop",
  "cf-connecting-ip",
  "cf-ray",
  "client-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "true-client-ip",
  "x-azure-clientip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-envoy-external-address",
  "x-original-forwarded-for",
  "x-original-host",
  "x-proxyuser-ip",
  "x-real-ip",
]

/** Whether an address is this machine's own. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return LOOPBACK.test(address ?? "")
}

/** Whether an address belongs to no network of the world, so that a proxy of the shop's may have it. */
export function isPrivateAddress(address: string | undefined): boolean {
  return PRIVATE.test(address ?? "")
}

/** The name of a header that says that a proxy passed the call on; undefined without one. */
export function forwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  for (const name in headers) {
    if (name.startsWith("x-forwarded") || FORWARDING.includes(name)) return name
  }
  return undefined
}

/** Whether PUBLIC_URL leads to this machine alone: people elsewhere cannot use the shop. */
export function isForThisMachine(publicUrl: string): boolean {
  if (asked.publicUrl !== publicUrl) {
    asked = { publicUrl, isLoopback: isLoopback(hostOfOrigin(publicUrl)) }
  }
  return asked.isLoopback
}

/** Each call asks several times, always for the one setting. */
let asked = { publicUrl: "", isLoopback: false }

/**
 * Whether somebody at this very machine calls, and no proxy in their place: nothing in the call
 * tells of one, it names this machine as its host, and the shop is at no public address, where
 * whoever calls from here would be a proxy. See docs/decisions/0049.
 */
export function isFromHere({ headers, remoteAddress }: Call, publicUrl: string): boolean {
  if (!isLoopbackAddress(remoteAddress) || forwardingHeader(headers) !== undefined) return false
  return isForThisMachine(publicUrl) && isLoopback(hostOf(headers.host) ?? "")
}
