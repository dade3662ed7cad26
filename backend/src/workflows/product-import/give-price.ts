import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import { linkWithin } from "./link-within"

type GivePrice = {
  variant_id: string
  /** Where the variant's prices are kept; null where it never had one. */
  price_set_id: string | null
  currency_code: string
  /** Major units. */
  amount: number
}

/** Gives a variant its first base price in a currency; its other prices stay. */
export async function givePrice(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { variant_id, price_set_id, currency_code, amount }: GivePrice,
): Promise<void> {
  const pricing = container.resolve(Modules.PRICING)
  const prices = [{ currency_code, amount }]
  if (price_set_id) {
    await transaction.within(pricing, (service, context) =>
      service.addPrices({ priceSetId: price_set_id, prices }, context),
    )
    return
  }
  const { id } = await transaction.within(pricing, (service, context) =>
    service.createPriceSets({ prices }, context),
  )
  await linkWithin(container, transaction, [
    { module: Modules.PRODUCT, key: "variant_id", id: variant_id },
    { module: Modules.PRICING, key: "price_set_id", id },
  ])
}
