import { ATTRIBUTE } from "./index-bucket"

/**
 * So many names are walked. A page of what a hundredth of the parts have is among them, unless an
 * attribute goes with a kind of part, whose names are beside one another.
 */
const WALKED = 10_000

type Parts = {
  /** SQL of whether place `e` is on the attribute's shelf. */
  isPlaced: string
  isSold: string
  /** Conditions over k1 and variant_id of what is behind the page before. */
  isBehind: readonly string[]
  /** The order over both. */
  ordered: string
}

/**
 * SQL of `product_id`, `variant_id` and `k1`, in order: the first of what has an attribute, by name, as
 * many as `asked.most` and one more. No index has them so (modules/product-search-index/tables.ts).
 * The first names of all parts are walked, and where they do not fill the page, all that have the
 * attribute are put in order: that many take some microseconds each, but wherever they are.
 */
export function attributeByName({ isPlaced, isSold, isBehind, ordered }: Parts): string {
  const behind = ["true", ...isBehind].join(" and ")
  const firstOf = (entries: string) => `
        select e.product_id, e.variant_id, e.k1 from ${entries}
        order by ${ordered}
        limit asked.most + 1`
  const isFull = "(select count(*) > asked.most from walked)"
  return `
      with walked as materialized (${firstOf(`(
          select * from (select *, name_key as k1 from catalogue_entry) one
          where ${behind}
          order by ${ordered}
          limit ${WALKED}) e
        where e.attributes @> array[${ATTRIBUTE}] and ${isSold}`)}
      ), whole as (${firstOf(`(select *, name_key as k1 from catalogue_place) e
        where ${isPlaced} and ${isSold} and ${behind} and not ${isFull}`)}
      )
      select * from walked where ${isFull} union all select * from whole`
}
