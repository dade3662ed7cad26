import type { SyncKind } from "../../../backend/src/contract/sync/sync-run"

/** What the shop keeps of a part of these. */
export type KeptRow = { sku: string; price: number; stock: number }

export const skuOf = (n: number) => `KILL-${String(n).padStart(5, "0")}`
const priceOf = (n: number, version: number) => (1000 + n + 100 * version) / 100
const stockOf = (n: number, version: number) => 1000 + n + version * 7

const ROWS: Readonly<Record<string, (n: number, version: number) => object>> = {
  products: (n, version) => ({
    ...{ sku: skuOf(n), version, title: `Part ${n} of the killed`, description: "A part" },
    ...{ price: priceOf(n, version), stock: stockOf(n, version) },
  }),
  prices: (n, version) => ({ sku: skuOf(n), version, price: priceOf(n, version) }),
  stock: (n, version) => ({ sku: skuOf(n), version, available: stockOf(n, version) }),
}

/** The rows of so many parts that an ERP sends, in a version of theirs. */
export function* erpFile(kind: SyncKind, parts: number, version: number): Generator<string, void> {
  for (let n = 1; n <= parts; n++) yield `${JSON.stringify(ROWS[kind]?.(n, version))}\n`
}

/** SQL of what the shop keeps of them, a list of KeptRow. */
export const KEPT_OF_ERP = `select json_agg(json_build_object('sku', v.sku, 'price', price.amount,
    'stock', level.stocked_quantity) order by v.sku) as value
  from product_variant v
  join product_variant_price_set priced on priced.variant_id = v.id
  join price on price.price_set_id = priced.price_set_id
  join product_variant_inventory_item item on item.variant_id = v.id
  join inventory_level level on level.inventory_item_id = item.inventory_item_id
  where v.sku like 'KILL-%'`

/** What the shop is to keep after rows of these versions. */
export function expectedOfErp(parts: number, versions: { price: number; stock: number }) {
  return Array.from({ length: parts }, (_, at): KeptRow => {
    const [price, stock] = [priceOf(at + 1, versions.price), stockOf(at + 1, versions.stock)]
    return { sku: skuOf(at + 1), price, stock }
  })
}

/** SQL of how many changes of theirs the trail tells. */
export const entriesOfErp = (kind: "price" | "stock") =>
  `select cast(count(*) as integer) as value from audit_entry
  where kind = '${kind}' and thing_name like 'Part % of the killed'`
