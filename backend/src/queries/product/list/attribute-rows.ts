import { ATTRIBUTE } from "./index-bucket"

/**
 * So many are walked. A page of what a hundredth of the parts have is among them, unless an
 * attribute goes with a kind of part, whose names or prices are beside one another.
 */
const WALKED = 10_000

/** Of which rows a page is, over k1 and variant_id. */
type Page = {
  /** SQL of what is behind the page before. */
  isBehind: string
  ordered: string
  /** SQL of how many rows it has at most. */
  most: string
}

/**
 * SQL of `product_id`, `variant_id` and `k1`, in order: the first of what has an attribute, by name, as
 * many as a page has and one more. No index has them so (modules/product-search-index/tables.ts).
 */
export function attributeByName(
  { isPlaced, isSold }: { isPlaced: string; isSold: string },
  page: Page,
): string {
  return walkedOrWhole(page, {
    walked: `${firstOf("select *, name_key as k1 from catalogue_entry", page)}
        where e.attributes @> array[${ATTRIBUTE}] and ${isSold}`,
    whole: `(select *, name_key as k1 from catalogue_place) e
        where ${isPlaced} and ${isSold} and ${page.isBehind}`,
  })
}

type Priced = {
  /** SQL of whether `place` is on the attribute's shelf. */
  isPlaced: string
  /** SQL that joins the price of the buyer's lists to the cost `e`. */
  joined: string
  /** SQL over both of what else is asked of it. */
  isWanted: string
}

/** The same by base price. */
export function attributeByPrice({ isPlaced, joined, isWanted }: Priced, page: Page): string {
  const priced = "select *, base_price as k1 from catalogue_cost where base_price is not null"
  return walkedOrWhole(page, {
    // Offset keeps PostgreSQL from reading the whole shelf to join it.
    walked: `${firstOf(priced, page)} ${joined}
        where exists (
          select from catalogue_place place
          where place.variant_id = e.variant_id and ${isPlaced} offset 0) and ${isWanted}`,
    // In order first: what else is asked takes longer, and only of as many as the page needs.
    whole: `(
          select * from (
            select cost.* from catalogue_place place cross join lateral (
              select * from (${priced}) one where one.variant_id = place.variant_id offset 0) cost
            where ${isPlaced}) one
          where ${page.isBehind}
          order by ${page.ordered} offset 0) e ${joined}
        where ${isWanted}`,
  })
}

const firstOf = (all: string, { isBehind, ordered }: Page) => `(
          select * from (${all}) one
          where ${isBehind}
          order by ${ordered}
          limit ${WALKED}) e`

/**
 * The first of all parts are walked, and where they do not fill the page, all that have the attribute
 * are put in order: that many take some microseconds each, but wherever they are.
 */
function walkedOrWhole(
  { ordered, most }: Page,
  { walked, whole }: { walked: string; whole: string },
): string {
  const first = (rows: string) => `
        select e.product_id, e.variant_id, e.k1 from ${rows}
        order by ${ordered}
        limit ${most} + 1`
  const isFull = `(select count(*) > ${most} from stretch)`
  return `
      with stretch as materialized (${first(walked)})
      select * from stretch where ${isFull} union all
      select * from (${first(whole)}) whole where not ${isFull}`
}
