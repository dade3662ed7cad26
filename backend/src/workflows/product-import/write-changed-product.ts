import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { FieldValues } from "../../queries/field/field-values"
import type { CsvProduct } from "../../queries/product-csv/product-rows"
import { openLevels, setAvailableWithin } from "../product/stock-levels"
import { writeRule } from "../quantity-rule/write-rule"
import type { SharedTransaction } from "../transaction/in-one-transaction"
import { givePrice } from "./give-price"
import { productFields } from "./product-fields"
import type { RowValues } from "./row/read-cells"
import { ruleAfter } from "./row/row-problems"
import { writeRowFields } from "./write-row-fields"

export type ChangedProduct = {
  product: CsvProduct
  /** What changes, and nothing else. */
  values: Partial<RowValues>
  /** The same of fields that plugins declared. */
  fields: FieldValues
}

/** Of the methods that Medusa makes for the module's models; its types leave this one out. */
type Prices = { updatePrices(change: object, context: object): Promise<unknown> }

/** Writes what a row changes about a variant and its product. */
export async function writeChangedProduct(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { product, values, fields: declared }: ChangedProduct,
): Promise<void> {
  const { within } = transaction
  const { product_id, variant_id, price_set_id, currency_code } = product
  const { inventory, location_id } = product
  const { ean, price, sku, stock } = values
  const products = container.resolve(Modules.PRODUCT)
  const fields = productFields(values)
  if (Object.keys(fields).length > 0) {
    await within(products, (service, context) =>
      service.updateProducts(product_id, fields, context),
    )
  }
  if (ean !== undefined || sku !== undefined) {
    const numbers = { ...(ean !== undefined && { ean }), ...(sku !== undefined && { sku }) }
    await within(products, (service, context) =>
      service.updateProductVariants(variant_id, numbers, context),
    )
  }
  if (sku !== undefined) await renumberStock(container, transaction, { product, sku })
  if (typeof price === "number") {
    const offer = { variant_id, price_set_id, currency_code, amount: price }
    const known = product.price
    await (known
      ? within(container.resolve<Prices>(Modules.PRICING), (service, context) =>
          service.updatePrices({ id: known.id, amount: price }, context),
        )
      : givePrice(container, transaction, offer))
  }
  if (typeof stock === "number") {
    await openLevels(container, transaction, { location_id, inventory })
    await setAvailableWithin(transaction.database, { location_id, inventory, available: stock })
  }
  const rule = ruleAfter(product, values)
  if (rule) await writeRule(container, transaction, { product_id, rule })
  await writeRowFields(container, transaction, { product_id, fields: declared })
}

/** What is stocked under the part's number goes under its new one; a number of its own stays. */
async function renumberStock(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { product: { inventory, key }, sku }: { product: CsvProduct; sku: string },
): Promise<void> {
  const id = inventory.map(({ inventory_item_id }) => inventory_item_id)
  await within(container.resolve(Modules.INVENTORY), async (service, context) => {
    const items = await service.listInventoryItems({ id, sku: key }, {}, context)
    const renumbered = items.map((item) => ({ id: item.id, sku }))
    if (renumbered.length > 0) await service.updateInventoryItems(renumbered, context)
  })
}
