import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { queryGraph } from "../database/query-graph"

/** The key that opens Medusa's /store API for this shop's sales channel; empty before the seed. */
export async function readPublishableKey(container: MedusaContainer): Promise<string> {
  const [key] = await queryGraph<{ token: string }>(container, {
    entity: "api_key",
    fields: ["token"],
    filters: { type: "publishable", revoked_at: null },
    pagination: { order: { created_at: "ASC" }, take: 1 },
  })
  return key?.token ?? ""
}

export type Shop = {
  sales_channel_id: string
  region_id: string
  location_id: string
  currency_code: string
}

type StoreRow = {
  default_sales_channel_id: string | null
  default_region_id: string | null
  default_location_id: string | null
  supported_currencies: { currency_code: string; is_default: boolean }[]
}

/** Where this shop sells, in what currency, and from which stock: Medusa's store defaults. */
export async function readShop(container: MedusaContainer): Promise<Shop> {
  const [store] = await queryGraph<StoreRow>(container, {
    entity: "store",
    fields: [
      "default_sales_channel_id",
      "default_region_id",
      "default_location_id",
      "supported_currencies.*",
    ],
  })
  const currency = store?.supported_currencies.find((supported) => supported.is_default)
  if (
    !store?.default_sales_channel_id ||
    !store.default_region_id ||
    !store.default_location_id ||
    !currency
  ) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "The store has no default sales channel, region, location or currency: run the seed",
    )
  }
  return {
    sales_channel_id: store.default_sales_channel_id,
    region_id: store.default_region_id,
    location_id: store.default_location_id,
    currency_code: currency.currency_code,
  }
}
