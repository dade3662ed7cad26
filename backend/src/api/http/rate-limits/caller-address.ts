import type { Request } from "express"
import { isIPv6 } from "node:net"

const NETWORK_GROUPS = 4

/**
 * The address that a caller is counted by; Express has it from TRUST_PROXY's proxies alone. Of an
 * IPv6 address the network's half counts: a customer has the other half to choose from.
 */
export function callerAddress(req: Pick<Request, "ip">): string {
  const address = (req.ip ?? "").replace(/^::ffff:(?=\d+\.)/i, "")
  if (!isIPv6(address)) return address
  const [head = "", tail] = address.replace(/%.*$/, "").split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail ? tail.split(":") : []
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => "0"), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")
}
