import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { FieldValues } from "../../../queries/field/field-values"
import { ONLY_OPTION } from "../../product/create-product-input"
import type { ProductDefaults } from "../../product/steps/find-product-defaults"
import { productColumns, STANDARD } from "./product-columns"
import type { RowValues } from "../row/read-cells"
import { ruleAfter } from "../row/row-problems"
import { insertRows, rawNumber, type Row } from "../../transaction/insert-rows"
import { newId } from "../../transaction/new-id"
import { mapYielding } from "./map-yielding"
import { offersOf } from "./prices"
import { imagesOf } from "./product-parts"
import { RULE_TABLES, ruleRows } from "./rules"

export type NewProduct = {
  product_id: string
  variant_id: string
  sku: string
  handle: string
  values: Partial<RowValues>
  /** Of those that plugins declared. */
  fields: FieldValues
  /** What an ERP calls it. */
  external_id?: string | undefined
}

/** The ids that a new product will have, so that others can be told of them before it is written. */
export function identified<Product extends object>(product: Product) {
  return { ...product, product_id: newId("prod"), variant_id: newId("variant") }
}

/**
 * Writes products of one variant each with price, stock and rule: the rows that Medusa's own workflow
 * writes, a statement for each table. `rows-of-a-part.spec.ts` compares them.
 */
export async function writeNewProducts(
  database: Knex,
  products: readonly NewProduct[],
  defaults: ProductDefaults,
): Promise<void> {
  const rows = await mapYielding(products, (product) => rowsOf(product, defaults))
  for (const table of TABLES) {
    await insertRows(
      database,
      table,
      rows.flatMap((tables) => tables[table]),
    )
  }
}

/** In the order in which one refers to another. */
const TABLES = [
  "product",
  "product_variant",
  "image",
  "product_option",
  "product_option_value",
  "product_product_option",
  "product_product_option_value",
  "product_variant_option",
  "product_category_product",
  "product_sales_channel",
  "product_shipping_profile",
  "price_set",
  "price",
  "product_variant_price_set",
  "inventory_item",
  "inventory_level",
  "product_variant_inventory_item",
  ...RULE_TABLES,
] as const

const NO_RULE = { quantity_rule: [], product_product_quantity_rule_quantity_rule: [] }

type Tables = Record<(typeof TABLES)[number], readonly Row[]>

function rowsOf(product: NewProduct, defaults: ProductDefaults): Tables {
  const { product_id, variant_id, values } = product
  const { ean = null, price } = values
  const rule = ruleAfter(null, values)
  const { sales_channel_id, shipping_profile_id, currency_code } = defaults
  return {
    product: [productRow(product)],
    product_variant: [
      {
        ...{ id: variant_id, product_id, title: STANDARD, sku: product.sku, ean },
        ...{ manage_inventory: true, allow_backorder: false, variant_rank: 0 },
      },
    ],
    image: imagesOf(product_id, values.images ?? []),
    ...optionRows(product_id, variant_id),
    product_category_product: (values.category ?? []).map((id) => ({
      product_id,
      product_category_id: id,
    })),
    product_sales_channel: [{ id: newId("prodsc"), product_id, sales_channel_id }],
    product_shipping_profile: [{ id: newId("prodsp"), product_id, shipping_profile_id }],
    ...offersOf({ variant_id, currency_code, amount: price ?? 0 }),
    ...stockRows(product, defaults),
    ...(rule ? ruleRows({ product_id, rule }) : NO_RULE),
  }
}

/** What a row does not say. */
const PLAIN_PRODUCT = {
  ...{ title: "", description: null, status: "draft", is_giftcard: false, discountable: true },
  ...{ weight: null, origin_country: null, hs_code: null, metadata: null },
}

function productRow({ product_id, handle, values, external_id }: NewProduct): Row {
  const { images = [], image } = values
  // To the millisecond, as Medusa writes them and cursors of lists name them.
  const now = new Date().toISOString()
  return {
    ...PLAIN_PRODUCT,
    ...productColumns(values),
    id: product_id,
    handle,
    external_id: external_id ?? null,
    created_at: now,
    updated_at: now,
    // As Medusa: cards show the first picture where none is named.
    thumbnail: image ?? images[0] ?? null,
  }
}

function optionRows(product_id: string, variant_id: string) {
  const [option, value, ofProduct] = [newId("opt"), newId("optval"), newId("prodopt")]
  return {
    product_option: [{ id: option, title: ONLY_OPTION, is_exclusive: true }],
    product_option_value: [{ id: value, value: STANDARD, option_id: option }],
    product_product_option: [{ id: ofProduct, product_id, product_option_id: option }],
    product_product_option_value: [
      {
        id: newId("prodoptval"),
        product_product_option_id: ofProduct,
        product_option_value_id: value,
      },
    ],
    product_variant_option: [{ variant_id, option_value_id: value }],
  }
}

const NOTHING_HELD = {
  ...{ reserved_quantity: 0, raw_reserved_quantity: rawNumber(0) },
  ...{ incoming_quantity: 0, raw_incoming_quantity: rawNumber(0) },
}

function stockRows({ sku, variant_id, values }: NewProduct, { location_id }: ProductDefaults) {
  const { stock, title = "" } = values
  const inventory_item_id = newId("iitem")
  return {
    inventory_item: [{ id: inventory_item_id, sku, title, requires_shipping: true }],
    inventory_level: [
      {
        ...{ id: newId("ilev"), inventory_item_id, location_id },
        ...{ stocked_quantity: stock ?? 0, raw_stocked_quantity: rawNumber(stock ?? 0) },
        ...NOTHING_HELD,
      },
    ],
    product_variant_inventory_item: [
      { id: newId("pvitem"), variant_id, inventory_item_id, required_quantity: 1 },
    ],
  }
}
