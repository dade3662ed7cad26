import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import type { FieldValues } from "../../queries/field/field-values"
import type { Shop } from "../../queries/shop/shop"
import { ONLY_OPTION } from "../product/create-product-input"
import { writeRule } from "../quantity-rule/write-rule"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import { givePrice } from "./give-price"
import { linkWithin } from "./link-within"
import { writeRowFields } from "./write-row-fields"
import { productFields } from "./product-fields"
import type { RowValues } from "./row/read-cells"
import { ruleAfter } from "./row/row-problems"

export type NewProduct = {
  product_id: string
  handle: string
  defaults: Shop & { shipping_profile_id: string }
  values: Partial<RowValues>
  /** Of those that plugins declared. */
  fields: FieldValues
}

/** Writes a product of one variant with price, stock and rule: the records of Medusa's workflow. */
export async function writeNewProduct(
  container: MedusaContainer,
  transaction: SharedTransaction,
  product: NewProduct,
): Promise<void> {
  const { product_id, defaults, values } = product
  const { price, stock } = values
  const variant_id = await writeProduct(container, transaction, product)
  const ofProduct = { module: Modules.PRODUCT, key: "product_id", id: product_id }
  await linkWithin(container, transaction, [
    ofProduct,
    { module: Modules.SALES_CHANNEL, key: "sales_channel_id", id: defaults.sales_channel_id },
  ])
  await linkWithin(container, transaction, [
    ofProduct,
    { module: Modules.FULFILLMENT, key: "shipping_profile_id", id: defaults.shipping_profile_id },
  ])
  const { currency_code } = defaults
  const offer = { variant_id, price_set_id: null, currency_code, amount: price ?? 0 }
  await givePrice(container, transaction, offer)
  await stockVariant(container, transaction, { product, variant_id, stock: stock ?? 0 })
  const rule = ruleAfter(null, values)
  if (rule) await writeRule(container, transaction, { product_id, rule })
  await writeRowFields(container, transaction, product)
}

async function writeProduct(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { product_id, handle, values }: NewProduct,
): Promise<string> {
  const { sku = "", title = "", ean = null } = values
  const options = { [ONLY_OPTION]: "Standard" }
  const variant = { title: "Standard", sku, ean, manage_inventory: true, options }
  const created = await within(container.resolve(Modules.PRODUCT), (products, context) =>
    products.createProducts(
      {
        ...productFields(values),
        id: product_id,
        title,
        handle,
        options: [{ title: ONLY_OPTION, values: ["Standard"] }],
        variants: [variant],
      },
      context,
    ),
  )
  const [{ id } = { id: "" }] = created.variants
  if (id) return id
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Medusa wrote no variant")
}

type Stocked = { product: NewProduct; variant_id: string; stock: number }

/** Counts what is there at the shop's location. */
async function stockVariant(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { product: { defaults, values }, variant_id, stock }: Stocked,
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const { sku = "", title = "" } = values
  const { id } = await transaction.within(inventory, (service, context) =>
    service.createInventoryItems({ sku, title, requires_shipping: true }, context),
  )
  const { location_id } = defaults
  const level = { inventory_item_id: id, location_id, stocked_quantity: stock }
  await transaction.within(inventory, (service, context) =>
    service.createInventoryLevels(level, context),
  )
  await linkWithin(container, transaction, [
    { module: Modules.PRODUCT, key: "variant_id", id: variant_id },
    { module: Modules.INVENTORY, key: "inventory_item_id", id },
    { required_quantity: 1 },
  ])
}
