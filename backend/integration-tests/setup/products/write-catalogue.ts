import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogue } from "../../../../demo/src/parts/parts"
import { seedCategories } from "../../../../demo/src/seed/categories"
import { dataSheet } from "../../../../demo/src/seed/create-parts"
import { seedSynonyms } from "../../../../demo/src/seed/synonyms"
import { readShop } from "../../../src/queries/shop/shop"

type Row = Record<string, string | number | boolean | null>

/** What is sold of the demo's parts, as a search finds them: into Medusa's tables, at once. */
export async function writeCatalogue(container: MedusaContainer): Promise<void> {
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const categories = await seedCategories(container)
  const { sales_channel_id } = await readShop(container)
  await seedSynonyms(container)
  const parts = catalogue.flatMap(({ id, parts: all }) =>
    all
      .filter(({ status }) => status.state === "active")
      .map((part) => ({ ...part, category: categories.get(id) ?? "" })),
  )
  const tables: [string, (part: (typeof parts)[number]) => Row][] = [
    [
      "product",
      (part) => ({
        id: `prod_${part.sku}`,
        title: part.name,
        handle: part.sku.toLowerCase(),
        status: "published",
        metadata: JSON.stringify(dataSheet(part)),
      }),
    ],
    [
      "product_variant",
      ({ sku, ean }) => ({
        ...{ id: `variant_${sku}`, product_id: `prod_${sku}`, title: "Standard", sku, ean },
        manage_inventory: false,
      }),
    ],
    [
      "product_sales_channel",
      ({ sku }) => ({ id: `prodsc_${sku}`, product_id: `prod_${sku}`, sales_channel_id }),
    ],
    [
      "product_category_product",
      ({ sku, category }) => ({ product_id: `prod_${sku}`, product_category_id: category }),
    ],
    ["price_set", ({ sku }) => ({ id: `pset_${sku}` })],
    [
      "product_variant_price_set",
      ({ sku }) => ({
        ...{ id: `pvps_${sku}`, variant_id: `variant_${sku}` },
        price_set_id: `pset_${sku}`,
      }),
    ],
    [
      "price",
      ({ sku, price }) => ({
        ...{ id: `price_${sku}`, price_set_id: `pset_${sku}`, currency_code: "usd" },
        amount: price,
        raw_amount: JSON.stringify({ value: String(price), precision: 20 }),
        rules_count: 0,
      }),
    ],
  ]
  await database.transaction(async (transaction) => {
    for (const [table, rowOf] of tables) {
      await transaction.batchInsert(table, parts.map(rowOf), 500)
    }
  })
}
