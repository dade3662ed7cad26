import { BlockList, isIP } from "node:net"

/** What the special-purpose registries of IANA keep from the public internet. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]
/** Tunnels that carry an IPv4 address of anybody's choice, and examples. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]

const special = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6])
/** All that is given out to the public; mapped IPv4 addresses are not in it. */
const unicastIpv6 = listOf(["2000::/3"])
const loopback = listOf(["127.0.0.0/8", "::1/128"])

/** Whether an address is one of the public internet's. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4")
  return (
    isIP(address) === 6 && unicastIpv6.check(address, "ipv6") && !special.check(address, "ipv6")
  )
}

export function isLoopbackAddress(address: string): boolean {
  return loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")
}

function listOf(subnets: string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = "", prefix] = subnet.split("/")
    list.addSubnet(net, Number(prefix), isIP(net) === 6 ? "ipv6" : "ipv4")
  }
  return list
}
