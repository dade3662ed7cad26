import { lookup, type LookupAddress } from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { readEnvironment } from "../../../settings/environment"
import { isLoopback } from "../../../settings/origin"
import { isLoopbackAddress, isPublicAddress } from "./public-address"

/** Whether receivers on this very machine are allowed: where the shop itself is nowhere else. */
export function allowsOwnMachine(): boolean {
  return isLoopback(hostOf(new URL(readEnvironment(process.env).publicUrl)))
}

/**
 * Why nothing is sent to an address, in a sentence that names the field `url`; null where it may be.
 * A name is looked at once more when it is resolved, by guardedLookup.
 */
export function refusalOf(url: URL, ownMachine: boolean): string | null {
  const host = hostOf(url)
  const isLocal = isLoopback(host)
  if (isLocal && ownMachine) return null
  if (url.protocol !== "https:") return "url must be an https address"
  const isPublic = isIP(host) ? isPublicAddress(host) : !isLocal
  return isPublic ? null : `url must be a public address, ${host} is not`
}

/** Resolves a name for one connection, to addresses that may be called alone. */
export function guardedLookup(ownMachine: boolean): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[] | undefined) => {
      const allowed = (found ?? []).filter(({ address }) => mayCall(address, ownMachine))
      const [first] = allowed
      if (error || !first) done(error ?? new Error(`${name} is not a public address`), "")
      else if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}

function mayCall(address: string, ownMachine: boolean): boolean {
  return isPublicAddress(address) || (ownMachine && isLoopbackAddress(address))
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "")
}
