import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { variantId } from "./write-prices"

type Parts = {
  count: number
  sales_channel_id: string
  /** A category that one part of twelve is in. */
  category: string
}

/** The attribute that most parts have; one of sixty has another. */
export const KINDS = { usual: "Kind:Usual", rare: "Kind:Rare" } as const
const isUsual = (index: number) => index % 60 > 0

const productId = (index: number) => `prod_random_${index}`

/** Parts that never run out, for the price sets of write-prices.ts; a third have a quantity rule. */
export async function writeParts(
  database: Knex,
  { count, sales_channel_id, category }: Parts,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const insert = (table: string, rows: Record<string, string | number | boolean | null>[]) =>
    database.batchInsert(table, rows, 500)
  await insert(
    "product",
    numbers.map((index) => {
      const title = `Random ${index}`
      const [label, value] = KINDS[isUsual(index) ? "usual" : "rare"].split(":")
      const metadata = JSON.stringify({ attributes: [{ label, value }] })
      return {
        ...{ id: productId(index), title, handle: `random-${index}`, status: "published" },
        metadata,
      }
    }),
  )
  await insert(
    "product_variant",
    numbers.map((index) => ({
      ...{ id: variantId(index), product_id: productId(index), title: "One" },
      manage_inventory: false,
    })),
  )
  await insert(
    "product_sales_channel",
    numbers.map((index) => ({
      ...{ id: `prodsc_random_${index}`, product_id: productId(index), sales_channel_id },
    })),
  )
  const placed = numbers.filter((index) => index % 12 === 0).map(productId)
  await insert(
    "product_category_product",
    placed.map((product_id) => ({ product_id, product_category_id: category })),
  )
  const ruled = numbers.filter((index) => index % 6 < 2)
  await insert(
    "quantity_rule",
    ruled.map((index) => ({
      id: `rule_random_${index}`,
      minimum: index % 4 === 0 ? null : 1 + (index % 120),
      multiple: index % 5 === 0 ? null : 1 + (index % 7),
    })),
  )
  await insert(
    "product_product_quantity_rule_quantity_rule",
    ruled.map((index) => ({
      id: `link_random_${index}`,
      product_id: productId(index),
      quantity_rule_id: `rule_random_${index}`,
    })),
  )
}
