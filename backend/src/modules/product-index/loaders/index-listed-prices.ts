import type { LoaderOptions } from "@medusajs/framework/types"
import { makeDerived } from "../../../derived/make-derived"
import { KEEP_ALL_LISTED_PRICES, LISTED_PRICES } from "../listed-prices"

/** Makes the table that has the prices of lists in their order. */
export async function indexListedPrices({ container }: LoaderOptions): Promise<void> {
  await makeDerived(container, {
    sources: ["price"],
    statements: LISTED_PRICES,
    triggers: "shop_listed_price_",
    versioned: "shop_keep_listed_price()",
    fill: async (transaction) => {
      await transaction.raw(KEEP_ALL_LISTED_PRICES)
    },
  })
}
