import type { LoaderOptions } from "@medusajs/framework/types"
import { makeDerived } from "../../../derived/make-derived"
import { needTrigrams } from "../../../derived/need-trigrams"
import { ENTRY_REFRESH } from "../entries/entry-refresh"
import { ENTRY_SOURCE_TABLES, ENTRY_TRIGGERS } from "../entries/entry-sources"
import { ENTRY_TABLE } from "../entries/entry-table"

/** Makes the table that orders are searched by. */
export async function indexOrderEntries({ container }: LoaderOptions): Promise<void> {
  await makeDerived(container, {
    sources: ENTRY_SOURCE_TABLES,
    statements: ENTRY_TABLE + ENTRY_REFRESH + ENTRY_TRIGGERS,
    triggers: "shop_order_entry_",
    versioned: "shop_order_refresh(text[])",
    before: needTrigrams,
    fill: async (transaction) => {
      await transaction.raw(`select shop_order_refresh(array(select id from "order"))`)
      await transaction.raw("analyze order_entry")
    },
  })
}
