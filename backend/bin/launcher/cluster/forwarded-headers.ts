import type { IncomingMessage } from "node:http"
import { isFromHere } from "../../../src/settings/network/own-machine"

/** They speak of one connection, not of the message (RFC 9110, 7.6.1). */
const OF_ONE_CONNECTION = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]
const OF_PROXIES = ["x-forwarded-proto", "x-forwarded-host", "x-forwarded-port"]

/** A message's headers as it came, in Node's flat form, without those of its connection. */
export function passedHeaders(rawHeaders: readonly string[], without: string[] = []): string[] {
  const left = new Set([...OF_ONE_CONNECTION, ...without])
  const passed: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = "", value = ""] = rawHeaders.slice(index, index + 2)
    if (!left.has(name.toLowerCase())) passed.push(name, value)
  }
  return passed
}

/**
 * The headers of a call for the server behind, with the caller's address. What a caller says of
 * host and protocol counts only behind another proxy. A call that this very machine makes directly
 * stays one: the server tells the embedded outbox to nobody else.
 */
export function requestHeaders(
  req: IncomingMessage,
  { behindProxy, publicUrl }: { behindProxy: boolean; publicUrl: string },
): string[] {
  const { rawHeaders, headers, socket } = req
  const given = headers["x-forwarded-for"]
  const { remoteAddress } = socket
  const passed = passedHeaders(rawHeaders, ["x-forwarded-for", ...(behindProxy ? [] : OF_PROXIES)])
  if (isFromHere({ headers, remoteAddress }, publicUrl)) return passed
  return [...passed, "X-Forwarded-For", [given, remoteAddress].flat().filter(Boolean).join(", ")]
}
