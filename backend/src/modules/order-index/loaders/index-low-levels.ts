import type { LoaderOptions } from "@medusajs/framework/types"
import { makeDerived } from "../../../derived/make-derived"
import { KEEP_ALL_LOW_LEVELS, LOW_LEVELS } from "../low-levels"

/** Makes the table that says what is low on stock. */
export async function indexLowLevels({ container }: LoaderOptions): Promise<void> {
  await makeDerived(container, {
    sources: ["inventory_level"],
    statements: LOW_LEVELS,
    triggers: "shop_low_level_",
    versioned: "shop_keep_low_level()",
    fill: async (transaction) => {
      await transaction.raw(KEEP_ALL_LOW_LEVELS)
    },
  })
}
