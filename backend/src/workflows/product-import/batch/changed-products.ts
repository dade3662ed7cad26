import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { FieldValues } from "../../../queries/field/field-values"
import type { CsvProduct } from "../../../queries/product-csv/product-rows"
import { openLevels, setAvailableWithin } from "../../product/stock-levels"
import type { RowValues } from "../row/read-cells"
import { ruleAfter } from "../row/row-problems"
import { insertRows } from "../../transaction/insert-rows"
import { setBasePrices } from "./prices"
import { productColumns } from "./product-columns"
import { imagesOf } from "./product-parts"
import { setRules } from "./rules"

export type ChangedProduct = {
  product: CsvProduct
  /** What changes, and nothing else. */
  values: Partial<RowValues>
  /** The same of fields that plugins declared. */
  fields: FieldValues
  /** What an ERP calls it, where that is new. */
  external_id?: string | undefined
}

const COLUMNS = [
  ...["title", "description", "status", "thumbnail", "weight"],
  ...["origin_country", "hs_code", "external_id"],
]

/** What the metadata has beside the data sheet stays, as Medusa's own update leaves it. */
const SET_COLUMNS = `update product p set updated_at = now(),
  metadata = case when w.change -> 'metadata' is not null
    then coalesce(p.metadata, '{}') || (w.change -> 'metadata') else p.metadata end,
  (${COLUMNS.join(", ")}) = (
    select ${COLUMNS.map((name) => `n.${name}`).join(", ")}
    from jsonb_populate_record(p, w.change - 'metadata') n)
from jsonb_to_recordset(cast(:changes as jsonb)) w(id text, change jsonb)
where p.id = w.id`

const SET_NUMBERS = `update product_variant v set updated_at = now(),
  (sku, ean) = (select n.sku, n.ean from jsonb_populate_record(v, w.change) n)
from jsonb_to_recordset(cast(:changes as jsonb)) w(id text, change jsonb)
where v.id = w.id`

/** What is stocked under the part's number goes under its new one; a number of its own stays. */
const RENUMBER = `update inventory_item i set updated_at = now(), sku = w.sku
from jsonb_to_recordset(cast(:changes as jsonb)) w(id text, "from" text, sku text)
where i.id = w.id and i.sku = w."from"`

/**
 * Writes what rows change about variants and their products, a statement for each kind of change.
 * `locations` are those of the shop's stock, in rank.
 */
export async function writeChangedProducts(
  database: Knex,
  changes: readonly ChangedProduct[],
  locations: readonly string[],
): Promise<void> {
  await setColumns(database, changes)
  await setNumbers(database, changes)
  await setPictures(database, changes)
  await setCategories(database, changes)
  await setBasePrices(
    database,
    changes.flatMap(({ product, values: { price } }) => {
      if (typeof price !== "number") return []
      const { variant_id, currency_code, price_set_id } = product
      const price_id = product.price?.id ?? null
      return [{ variant_id, currency_code, price_set_id, price_id, amount: price }]
    }),
  )
  const stocked = changes.flatMap(({ product: { inventory }, values: { stock } }) =>
    typeof stock === "number" ? [{ inventory, available: stock }] : [],
  )
  await openLevels(database, { location_id: locations[0] ?? "", parts: stocked })
  await setAvailableWithin(database, { locations, parts: stocked })
  const rules = changes.flatMap(({ product, values }) => {
    const rule = ruleAfter(product, values)
    return rule ? [{ product_id: product.product_id, rule }] : []
  })
  await setRules(database, rules)
}

async function setColumns(database: Knex, changes: readonly ChangedProduct[]): Promise<void> {
  const changed = changes.flatMap(({ product: { product_id: id }, values, external_id }) => {
    const change = { ...productColumns(values), ...(external_id && { external_id }) }
    const isTouched = Object.keys(change).length > 0 || values.category || values.images
    return isTouched ? [{ id, change }] : []
  })
  await inJson(database, SET_COLUMNS, changed)
}

async function setNumbers(database: Knex, changes: readonly ChangedProduct[]): Promise<void> {
  const changed = changes.flatMap(({ product: { variant_id: id }, values: { ean, sku } }) => {
    const change = { ...(ean !== undefined && { ean }), ...(sku !== undefined && { sku }) }
    return Object.keys(change).length > 0 ? [{ id, change }] : []
  })
  await inJson(database, SET_NUMBERS, changed)
  const renumbered = changes.flatMap(({ product: { inventory, key }, values: { sku } }) =>
    sku === undefined
      ? []
      : inventory.map((one) => ({ id: one.inventory_item_id, from: key, sku })),
  )
  await inJson(database, RENUMBER, renumbered)
}

async function setPictures(database: Knex, changes: readonly ChangedProduct[]): Promise<void> {
  const changed = changes.flatMap(({ product: { product_id }, values: { images } }) =>
    images ? [{ product_id, images }] : [],
  )
  if (changed.length === 0) return
  const ids = changed.map(({ product_id }) => product_id)
  await database.raw("delete from image where product_id = any(?)", [ids])
  await insertRows(
    database,
    "image",
    changed.flatMap(({ product_id, images }) => imagesOf(product_id, images)),
  )
}

async function setCategories(database: Knex, changes: readonly ChangedProduct[]): Promise<void> {
  const changed = changes.flatMap(({ product: { product_id }, values: { category } }) =>
    category ? [{ product_id, category }] : [],
  )
  if (changed.length === 0) return
  const ids = changed.map(({ product_id }) => product_id)
  await database.raw("delete from product_category_product where product_id = any(?)", [ids])
  await insertRows(
    database,
    "product_category_product",
    changed.flatMap(({ product_id, category }) =>
      category.map((product_category_id) => ({ product_id, product_category_id })),
    ),
  )
}

async function inJson(database: Knex, statement: string, changes: object[]): Promise<void> {
  if (changes.length > 0) await database.raw(statement, { changes: JSON.stringify(changes) })
}
