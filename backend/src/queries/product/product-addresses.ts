import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { hasPrice, SHOP_AND_GUESTS_LISTS } from "./price-in-force"
import { ROW_ID } from "./row-id"

/** A sitemap holds at most 50,000 addresses; parts that come while it is read go to the last one. */
const IN_A_SITEMAP = 45_000
const MOST = 50_000
const AT_ONCE = 5_000

/** Where an entry stands among all, the oldest first: created_at, product_id, variant_id. */
export type Place = readonly [createdAt: string, productId: string, variantId: string]

const KEYS = "e.created_at, e.product_id, e.variant_id"
const PLACE = "array[cast(e.created_at as text), e.product_id, e.variant_id]"

/** The catalogue's tally counts what has a base price (modules/product-search-index/places.ts). */
export const ADDRESS_COUNT = `select cast(
    (select coalesce(sum(entries), 0) from catalogue_tally where shelf = '')
    + (select count(*) from catalogue_entry where not has_base) as int) as entries`

/** By the index on these keys alone. */
const BOUNDS = `select ${PLACE} as place from (
    select e.*, row_number() over (order by ${KEYS}) as position, count(*) over () as total from (
      select created_at, product_id, variant_id from catalogue_entry) e) e
  where e.position % :size = 0 and e.position < e.total
  order by e.position`

const placeIn = (name: "after" | "upTo") => `(
    cast((cast(:${name} as text[]))[1] as timestamptz), (cast(:${name} as text[]))[2],
    (cast(:${name} as text[]))[3])`

/** What a guest's list names: an entry is sold, and has a price of some kind in some currency. */
const ADDRESSES = `with ${SHOP_AND_GUESTS_LISTS}
select ${ROW_ID} as id, p.updated_at as changed_at, e.place, e.is_sold
from (
  select e.variant_id, e.product_id, e.created_at, ${PLACE} as place,
    (e.has_base or coalesce(${hasPrice("e.variant_id")}, false)) as is_sold
  from catalogue_entry e
  where (cast(:after as text[]) is null or (${KEYS}) > ${placeIn("after")})
    and (cast(:upTo as text[]) is null or (${KEYS}) <= ${placeIn("upTo")})
  order by ${KEYS}
  limit :most
) e
join product_variant v on v.id = e.variant_id
join product p on p.id = e.product_id
order by ${KEYS}`

/** How many sitemaps the parts fill: one at least, whatever is in it. */
export async function countAddressPages(
  container: MedusaContainer,
  size = IN_A_SITEMAP,
): Promise<number> {
  const [counted] = await queryPrepared<{ entries: number }>(container, ADDRESS_COUNT)
  return Math.max(1, Math.ceil((counted?.entries ?? 0) / size))
}

/** The last entry of each sitemap of parts but the last sitemap. */
export async function readAddressBounds(
  container: MedusaContainer,
  size = IN_A_SITEMAP,
): Promise<Place[]> {
  const rows = await queryPrepared<{ place: Place }>(container, BOUNDS, { size })
  return rows.map(({ place }) => place)
}

type Row = { id: string; changed_at: Date; place: Place; is_sold: boolean }

type Range = { after: Place | undefined; upTo: Place | undefined }

/** Ids in /api/v1 of what a guest is offered, the oldest first, and when each changed last; in pages. */
export async function* readProductAddresses(
  container: MedusaContainer,
  range: Range,
): AsyncGenerator<Pick<Row, "id" | "changed_at">[]> {
  let { after } = range
  for (let read = 0; read < MOST; read += AT_ONCE) {
    const bindings = { after: after ?? null, upTo: range.upTo ?? null, most: AT_ONCE }
    const rows = await queryPrepared<Row>(container, ADDRESSES, bindings)
    yield rows.filter(({ is_sold }) => is_sold)
    after = rows.at(-1)?.place
    if (rows.length < AT_ONCE) return
  }
}
