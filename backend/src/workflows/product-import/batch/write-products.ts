import { Modules } from "@medusajs/framework/utils"
import type { CsvProduct } from "../../../queries/product-csv/product-rows"
import { readStockLocations } from "../../../queries/stock/selling-locations"
import { LOCK_PATIENCE, stockLocks } from "../../../locks/locks"
import type { AuditedStep } from "../../audit/actor-of"
import { type Audited, recordChanges } from "../../audit/record-changes"
import {
  inOneTransaction,
  type SharedTransaction,
  type Step,
} from "../../transaction/in-one-transaction"
import { writeRowFields } from "../write-row-fields"
import { type ChangedProduct, writeChangedProducts } from "./changed-products"
import type { ProductDefaults } from "../../product/steps/find-product-defaults"
import { type NewProduct, writeNewProducts } from "./new-products"

export type ProductBatch = {
  created: readonly NewProduct[]
  changed: readonly ChangedProduct[]
  defaults: ProductDefaults
}

/**
 * Writes new and changed products in one transaction with the changes' entries of the trail, under
 * the locks that edits, reservations and deliveries take: all of them, or nothing. `more` is written
 * in the same transaction, last.
 */
export async function writeProducts(
  step: AuditedStep & Step,
  { created, changed, defaults }: ProductBatch,
  more?: (transaction: SharedTransaction) => Promise<void>,
): Promise<void> {
  const { container } = step
  const products = changed.map(({ product }) => product)
  const locations = changed.length > 0 ? await readStockLocations(container) : []
  const locks = [...new Set(products.flatMap(locksOf))].sort()
  const write = () =>
    inOneTransaction(step, async (transaction) => {
      const { database } = transaction
      await auditedOf(changed).reduce(
        (task, audited) => async () =>
          void (await recordChanges(step, [transaction, audited], task)),
        () => writeChangedProducts(database, changed, locations),
      )()
      await writeNewProducts(database, created, defaults)
      await more?.(transaction)
      for (const { product, fields } of changed) {
        const { product_id } = product
        await writeRowFields(container, transaction, { product_id, fields })
      }
      for (const product of created) await writeRowFields(container, transaction, product)
    })
  if (locks.length === 0) return write()
  await container.resolve(Modules.LOCKING).execute(locks, write, LOCK_PATIENCE)
}

function locksOf({ product_id, variant_id, has_siblings, inventory }: CsvProduct): string[] {
  return stockLocks({ id: has_siblings ? variant_id : product_id, inventory })
}

/** What the trail follows, of the things of which such a change is asked for. */
function auditedOf(changed: readonly ChangedProduct[]): Audited[] {
  const idsOf = (touches: (values: ChangedProduct["values"]) => boolean) =>
    changed.filter(({ values }) => touches(values)).map(({ product }) => product.product_id)
  const items = changed.flatMap(({ product, values }) =>
    values.stock === undefined ? [] : product.inventory.map((item) => item.inventory_item_id),
  )
  const rules = idsOf(({ minimum, maximum, multiple, carton }) =>
    [minimum, maximum, multiple, carton].some((value) => value !== undefined),
  )
  const audited: Audited[] = [
    {
      kind: "price",
      ids: [...new Set(idsOf(({ price }) => price !== undefined))],
      action: "changed",
    },
    { kind: "stock", ids: [...new Set(items)], action: "changed" },
    { kind: "quantity_rule", ids: [...new Set(rules)], action: "changed" },
  ]
  return audited.filter(({ ids }) => ids.length > 0)
}
