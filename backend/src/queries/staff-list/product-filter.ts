/** From when, until when; both count where an end is named so. */
export type TimeRange = Partial<Record<"$gt" | "$gte" | "$lt" | "$lte", string>>

/** What a list of Medusa's products is narrowed to; what is left out decides nothing. */
export type ProductFilter = {
  isGiftCard?: boolean | undefined
  id?: readonly string[] | undefined
  status?: readonly string[] | undefined
  collection?: readonly string[] | undefined
  type?: readonly string[] | undefined
  tag?: readonly string[] | undefined
  category?: readonly string[] | undefined
  salesChannel?: readonly string[] | undefined
  priceList?: readonly string[] | undefined
  createdAt?: TimeRange | undefined
  updatedAt?: TimeRange | undefined
}

const NAMED = {
  id: "p.id = any(cast(:id as text[]))",
  status: "p.status = any(cast(:status as text[]))",
  collection: "p.collection_id = any(cast(:collection as text[]))",
  type: "p.type_id = any(cast(:type as text[]))",
  tag: "p.id in (select product_id from product_tags where product_tag_id = any(cast(:tag as text[])))",
  category: `p.id in (
    select product_id from product_category_product where product_category_id = any(cast(:category as text[])))`,
  salesChannel: `p.id in (
    select product_id from product_sales_channel
    where sales_channel_id = any(cast(:salesChannel as text[])) and deleted_at is null)`,
  priceList: `p.id in (
    select v.product_id from price
    join product_variant_price_set link
      on link.price_set_id = price.price_set_id and link.deleted_at is null
    join product_variant v on v.id = link.variant_id and v.deleted_at is null
    where price.price_list_id = any(cast(:priceList as text[])) and price.deleted_at is null)`,
} as const

const TIMES = { createdAt: "p.created_at", updatedAt: "p.updated_at" } as const
const SIGNS = { $gt: ">", $gte: ">=", $lt: "<", $lte: "<=" } as const

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[]

/** SQL of what a product `p` meets, all of it, and what that is bound to. */
export function productConditions(filter: ProductFilter) {
  const named = keysOf(NAMED).filter((key) => filter[key] !== undefined)
  const ends = keysOf(TIMES).flatMap((key) =>
    keysOf(SIGNS).flatMap((sign) => {
      const time = filter[key]?.[sign]
      return time === undefined ? [] : [{ name: `${key}${sign.slice(1)}`, key, sign, time }]
    }),
  )
  return {
    conditions: [
      "p.deleted_at is null",
      ...(filter.isGiftCard === undefined ? [] : ["p.is_giftcard = :isGiftCard"]),
      ...named.map((key) => NAMED[key]),
      ...ends.map(
        ({ key, sign, name }) => `${TIMES[key]} ${SIGNS[sign]} cast(:${name} as timestamptz)`,
      ),
    ],
    bindings: {
      ...(filter.isGiftCard === undefined ? {} : { isGiftCard: filter.isGiftCard }),
      ...Object.fromEntries(named.map((key) => [key, filter[key]])),
      ...Object.fromEntries(ends.map(({ name, time }) => [name, time])),
    },
  }
}
