import type { LoaderOptions } from "@medusajs/framework/types"
import { makeDerived } from "../../../derived/make-derived"
import { needTrigrams } from "../../../derived/need-trigrams"
import { SOURCE_TABLES, SOURCE_TRIGGERS } from "../catalogue-sources"
import { COSTS } from "../costs"
import { COUNT_ALL, COUNTED_TABLES, COUNTS } from "../counts"
import { NUMBER_TABLE } from "../numbers"
import { PLACES } from "../places"
import { REFRESH } from "../refresh"
import { TABLES } from "../tables"
import { KEEP_ALL_WORDS, WORD_TABLE } from "../words"

const ANALYZED =
  "analyze catalogue_entry, catalogue_cost, catalogue_place, catalogue_price, catalogue_number"

/** Makes the tables that lists are read from. */
export async function indexCatalogue({ container }: LoaderOptions): Promise<void> {
  await makeDerived(container, {
    sources: [...new Set([...SOURCE_TABLES, ...COUNTED_TABLES])],
    statements: TABLES + REFRESH + PLACES + COSTS + NUMBER_TABLE + COUNTS + SOURCE_TRIGGERS,
    triggers: "shop_catalogue_",
    versioned: "shop_catalogue_commit()",
    before: needTrigrams,
    fill: async (transaction) => {
      await transaction.raw("select shop_catalogue_refresh_all()")
      await transaction.raw(COUNT_ALL)
      await transaction.raw(ANALYZED)
    },
  })
  // By itself: another version of it does not make the entries anew. Where these are, its triggers are gone.
  await makeDerived(container, {
    sources: ["catalogue_entry"],
    statements: WORD_TABLE,
    triggers: "shop_keep_word_",
    versioned: "shop_keep_word()",
    fill: async (transaction) => void (await transaction.raw(KEEP_ALL_WORDS)),
  })
}
