import { freePort } from "../../../backend/bin/launcher/system/ports"
import { endShop, openShop } from "./run-shop"

export type Shop = {
  url: string
  /** Its data folder. */
  folder: string
  stop: () => Promise<void>
  /** Ends its process without a warning; startShop with the same folder and url opens it again. */
  kill: () => Promise<void>
}

type Options = { variables?: NodeJS.ProcessEnv; url?: string }

/** The shop as `npm start` opens it on a data folder, without the demo unless it is asked for. */
export async function startShop(
  folder: string,
  { variables, url: known }: Options = {},
): Promise<Shop> {
  const url = known ?? `http://127.0.0.1:${await freePort()}`
  const shop = await openShop({
    SHOP_DEMO: "off",
    // A few customers buy here for a whole crowd.
    MAX_UNPAID_ORDERS: "0",
    ...variables,
    PORT: new URL(url).port,
    SHOP_DATA_DIR: folder,
  })
  return {
    url,
    folder,
    stop: () => endShop(shop, "SIGTERM"),
    kill: () => endShop(shop, "SIGKILL"),
  }
}
