import { isLoopback, originOf } from "../origin"

/** A host as RFC 9110 (7.2) has it in the header of that name: a name or an address, and a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i

/** The host that a Host header names, without its port; undefined where it is none. */
export function hostOf(header: string | undefined): string | undefined {
  const host = HOST.exec(header ?? "")?.[1]
  return host
    ?.toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
}

/** The host of an origin, as `hostOf` writes it. */
export function hostOfOrigin(origin: string): string {
  return hostOf(new URL(origin).host) ?? ""
}

type Settings = { publicUrl: string; host: string; port: number; allowedHosts: readonly string[] }

/**
 * Whether the shop answers to a host. A page elsewhere may have its own name lead to this machine
 * and read what answers there (DNS rebinding): it cannot choose the host that the browser sends.
 */
export function knownHosts(settings: Settings): (host: string) => boolean {
  const { publicUrl, allowedHosts } = settings
  const known = new Set([
    hostOfOrigin(publicUrl),
    hostOfOrigin(originOf(settings)),
    ...allowedHosts,
  ])
  return (host) => known.has(host) || isLoopback(host)
}
