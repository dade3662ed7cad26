import { z } from "@medusajs/framework/zod"
import { isIP } from "node:net"

/** Express' own names for address ranges. */
const RANGES = ["loopback", "linklocal", "uniquelocal"]
const MOST_HOPS = 32
const LONGEST_MASK = { 4: 32, 6: 128 }

/** A number of proxies, or addresses, subnets and Express' range names with commas between. */
export const trustedProxies = z
  .string()
  .refine((text) => isCount(text) || listed(text).every(isRange), {
    error: "must be a number of proxies or their addresses with commas between",
  })
  .transform((text) => (isCount(text) ? Number(text) : listed(text)))

function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST_HOPS
}

function listed(text: string): string[] {
  return text.split(",").map((entry) => entry.trim())
}

function isRange(entry: string): boolean {
  if (RANGES.includes(entry)) return true
  const [address = "", mask, ...rest] = entry.split("/")
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || rest.length > 0) return false
  return mask === undefined || (/^\d{1,3}$/.test(mask) && Number(mask) <= LONGEST_MASK[version])
}
