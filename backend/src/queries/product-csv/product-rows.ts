import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductRule } from "../../contract/product/product-rule"
import { PRICE_OF_VARIANT, RULE_OF_PRODUCT, SHOP_AND_GUESTS_LISTS } from "../product/price-in-force"
import { AVAILABLE, INVENTORY } from "../product/list/sellable-rows"
import { type FieldValues, NO_FIELDS, readFieldValues } from "../field/field-values"
import { queryPrepared } from "../database/prepared-query"

/** A variant with all that a row of the product file tells, whatever its product's status. */
export type CsvProduct = {
  /** Its SKU, or its id where it has none. */
  key: string
  product_id: string
  variant_id: string
  currency_code: string
  /** Whether its product has other variants, which share all but price, stock and EAN. */
  has_siblings: boolean
  title: string
  description: string | null
  status: string
  thumbnail: string | null
  /** Grams. */
  weight: number | null
  origin_country: string | null
  hs_code: string | null
  ean: string | null
  metadata: Record<string, unknown> | null
  /** Handles, in alphabetical order. */
  categories: string[]
  images: string[]
  rule: ProductRule | null
  /** The base price of a piece in the shop's currency, in major units, beside any price list. */
  price: { id: string; amount: number } | null
  price_set_id: string | null
  /** Pieces that can be ordered now. */
  available: number
  /** What a piece takes from the stock; empty where none is counted. */
  inventory: { inventory_item_id: string; required_quantity: number }[]
  /** Of those that plugins declared of its product. */
  fields: FieldValues
}

const ROWS = (keys: string) => `with ${SHOP_AND_GUESTS_LISTS}, page as materialized (
  select v.id from product_variant v
  join product p on p.id = v.product_id and p.deleted_at is null
  where v.deleted_at is null and ${keys}
)
select coalesce(nullif(v.sku, ''), v.id) as key, p.id as product_id, v.id as variant_id,
  shop.currency_code, p.title, p.description, p.status, p.thumbnail, p.weight, p.origin_country,
  p.hs_code, v.ean, p.metadata,
  exists (select from product_variant o
    where o.product_id = p.id and o.id <> v.id and o.deleted_at is null) as has_siblings,
  array(select c.handle from product_category_product link
    join product_category c on c.id = link.product_category_id and c.deleted_at is null
    where link.product_id = p.id order by c.handle) as categories,
  array(select i.url from image i
    where i.product_id = p.id and i.deleted_at is null order by i.rank, i.id) as images,
  (select json_build_object('minimum', r.minimum, 'maximum', r.maximum, 'multiple', r.multiple,
      'carton', r.carton)
    from product_product_quantity_rule_quantity_rule link
    join quantity_rule r on r.id = link.quantity_rule_id and r.deleted_at is null
    where link.product_id = p.id and link.deleted_at is null order by r.id limit 1) as rule,
  (select json_build_object('id', base.id, 'amount', base.amount)
    from price base where base.id = offer.base_id) as price,
  (select link.price_set_id from product_variant_price_set link
    where link.variant_id = v.id and link.deleted_at is null limit 1) as price_set_id,
  cast(${AVAILABLE} as double precision) as available, ${INVENTORY} as inventory
from page
join product_variant v on v.id = page.id
join product p on p.id = v.product_id
cross join shop
cross join ${RULE_OF_PRODUCT}
left join ${PRICE_OF_VARIANT} offer on true
order by v.id`

const OF_PAGE = ROWS("v.id > :after order by v.id limit :limit")
const OF_KEYS = ROWS(`v.id in (
    select id from product_variant where sku = any(:keys) and deleted_at is null
    union all
    select id from product_variant where id = any(:keys) and nullif(sku, '') is null)`)

const OF_ID = ROWS("v.id = :id")

/** A variant by its id, whether it has a SKU or not. */
export async function readCsvVariant(
  container: MedusaContainer,
  id: string,
): Promise<CsvProduct | undefined> {
  const [product] = await withFields(container, await queryPrepared(container, OF_ID, { id }))
  return product
}

/** The variants behind one id, in the order of their ids; begin with an empty text. */
export async function readCsvPage(
  container: MedusaContainer,
  { after, limit }: { after: string; limit: number },
): Promise<CsvProduct[]> {
  return withFields(container, await queryPrepared(container, OF_PAGE, { after, limit }))
}

/** The variants that these keys name; unknown keys name none. */
export async function readCsvProducts(
  container: MedusaContainer,
  keys: string[],
): Promise<CsvProduct[]> {
  return withFields(container, await queryPrepared(container, OF_KEYS, { keys }))
}

type Row = Omit<CsvProduct, "fields">

async function withFields(container: MedusaContainer, rows: Row[]): Promise<CsvProduct[]> {
  const things = rows.map(({ product_id: id, metadata }) => ({ id, metadata }))
  const values = await readFieldValues(container, "product", things)
  return rows.map((row, place) => ({ ...row, fields: values[place] ?? NO_FIELDS }))
}
