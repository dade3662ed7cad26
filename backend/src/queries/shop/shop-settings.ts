import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { DEFAULT_CARRIERS } from "../../contract/shop/carriers"
import { DEFAULT_SHOP_FACTS, type ShopFacts } from "../../contract/shop/shop-facts"
import type { ShopSettings } from "../../contract/shop/shop-settings"
import { DEFAULT_SYNONYMS } from "../../contract/shop/synonyms"
import { readEnvironment } from "../../settings/environment"

/** The one row of the settings. */
export const SHOP_SETTINGS_ID = "shop"

const COLUMNS = "name, logo, address, phone, hours, web, staff_mails, minimum_order_quantity"
const STORED = `select ${COLUMNS}, review_moderation, synonyms, carriers, return_days from shop_setting where id = ? and deleted_at is null`

const DEFAULT_RETURN_DAYS = 30

const { admin, minimumOrderQuantity, reviewModeration } = readEnvironment(process.env)

const DEFAULTS: ShopSettings = {
  ...DEFAULT_SHOP_FACTS,
  staff_mails: [admin.email],
  minimum_order_quantity: minimumOrderQuantity,
  review_moderation: reviewModeration,
  synonyms: [...DEFAULT_SYNONYMS],
  carriers: [...DEFAULT_CARRIERS],
  return_days: DEFAULT_RETURN_DAYS,
}

/** What staff set, and the defaults for what they did not; read anew, so that all doors agree. */
export async function readShopSettings(container: MedusaContainer): Promise<ShopSettings> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Partial<ShopSettings>[] }>(STORED, [SHOP_SETTINGS_ID])
  const set = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
  return { ...DEFAULTS, ...Object.fromEntries(set) }
}

/** What staff set as the shop-wide minimum: null where they did not. */
export const STORED_MINIMUM = `select minimum_order_quantity from shop_setting
  where id = '${SHOP_SETTINGS_ID}' and deleted_at is null`

/** The shop-wide minimum where staff's is `stored`. */
export function minimumInForce(stored: number | null): number {
  return stored ?? minimumOrderQuantity
}

/** The least that can be ordered of a part without a minimum of its own. */
export async function readShopMinimum(container: MedusaContainer): Promise<number> {
  return (await readShopSettings(container)).minimum_order_quantity
}

/** What anybody may know of the settings. */
export function shopFacts({ name, logo, address, phone, hours, web }: ShopFacts): ShopFacts {
  return { name, logo, address, phone, hours, web }
}
