import { MedusaError } from "@medusajs/framework/utils"
import fs from "node:fs"
import path from "node:path"

const OWN_API = path.resolve(__dirname, "../..")
const ROUTE_FILE = /(^|\/)route\.(js|ts)$/
const CONTRACT = /^\/api\/v1(\/|$)/i

/**
 * Throws where a plugin, whose compiled sources are at `resolve`, has a route file below /api/v1,
 * whose calls are declared by the kit, or at an address of the shop's: Medusa would run one of two.
 */
export function refuseTakenAddresses({ name, resolve }: { name: string; resolve: string }): void {
  const taken = new Set(addressesIn(OWN_API).map(({ address }) => shapeOf(address)))
  const api = path.join(resolve, "api")
  for (const { address, file } of addressesIn(api)) {
    const why = CONTRACT.test(address)
      ? `routes below /api/v1 are declared by "@halden/backend/kit/routes"`
      : taken.has(shapeOf(address)) && `the shop itself has ${address}`
    if (!why) continue
    const said = `The plugin ${name} does not load, at ${path.join(api, file)}: ${why}`
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, said)
  }
}

/** `/store/products/:id` of the file `store/products/[id]/route.js`. */
function addressesIn(api: string): { address: string; file: string }[] {
  if (!fs.existsSync(api)) return []
  const files = fs.readdirSync(api, { recursive: true, encoding: "utf8" })
  return files
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => ROUTE_FILE.test(file) && !/(^|\/)_/.test(file))
    .map((file) => ({
      file,
      address: `/${file.replace(ROUTE_FILE, "").replace(/\[(\w+)\]/g, ":$1")}`,
    }))
}

/** Whatever a parameter is called, it takes the same addresses; case counts in none of them. */
function shapeOf(address: string): string {
  return address.replace(/:\w+/g, ":").toLowerCase()
}
