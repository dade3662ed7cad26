import fs from "node:fs"
import path from "node:path"
import { startShop as openShop, type Shop } from "../../../testing/testkit/shop/start-shop"

export const dataDir = path.resolve(import.meta.dirname, "../../../.data/browser-tests")

/** The production shop as a newcomer gets it by `npm start`, with a data folder of its own. */
export function startShop(): Promise<Shop> {
  fs.rmSync(dataDir, { recursive: true, force: true })
  return openShop(dataDir, { variables: { SHOP_DEMO: undefined } })
}
