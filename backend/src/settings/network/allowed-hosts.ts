import { z } from "@medusajs/framework/zod"
import { hostOf } from "./known-hosts"

/** Names or addresses with commas between, without protocol and port. */
export const hostNames = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => hostOf(bracketed(host)) === host), {
    error: "must be host names or addresses with commas between, without ports",
  })

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host
}
