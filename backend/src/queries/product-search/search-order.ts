import type { ProductListQuery } from "../../contract/product/product"
import { measureOf } from "./search-measures"
import { BOUND_PLACE, LIST_ORDERS } from "../product/list/list-order"
import { PRICE } from "./search-entries"

type SearchOrder = {
  /** SQL over `e`, told apart as k1, k2, …; the variant's id ends every order. */
  keys: readonly string[]
  direction: "asc" | "desc"
  /** The keys as text that loses nothing; a cursor keeps them. */
  place: readonly string[]
  /** Conditions of the rows behind :place. */
  after: readonly string[]
}

const place = (index: number) => `(cast(:place as text[]))[${index}]`
const { newest, name, price_asc, price_desc } = LIST_ORDERS

/** How a search can be ordered; places are those of the whole list, so that cursors fit both. */
export function searchOrder(sort: ProductListQuery["sort"]): SearchOrder {
  switch (sort) {
    case "relevance":
      return {
        keys: ["e.score", "e.created_at", "e.product_id"],
        direction: "desc",
        place: [
          "cast(k1 as text)",
          "cast(cast(extract(epoch from k2) * 1000000 as bigint) as text)",
          "k3",
        ],
        after: [
          `(k1, k2, k3, variant_id) < (cast(${place(1)} as integer),
            timestamptz 'epoch' + cast(${place(2)} as bigint) * interval '1 microsecond',
            ${place(3)}, ${place(4)})`,
        ],
      }
    case "newest":
      return bound(newest, ["e.created_at", "e.product_id"])
    case "name":
      return bound(name, ["e.name_key"])
    case "price_asc":
      return bound(price_asc, [PRICE])
    case "price_desc":
      return bound(price_desc, [PRICE])
    case "measure_asc":
      return byMeasure("asc")
    case "measure_desc":
      return byMeasure("desc")
  }
}

type ListOrder = (typeof LIST_ORDERS)[keyof typeof LIST_ORDERS]

function bound({ after, ...order }: ListOrder, keys: readonly string[]): SearchOrder {
  return { ...order, keys, after: after(BOUND_PLACE) }
}

/** By the measure whose label is bound as :sort_label; what has none comes last. */
function byMeasure(direction: "asc" | "desc"): SearchOrder {
  const [sign, last] = direction === "asc" ? [">", "1e18"] : ["<", "-1e18"]
  return {
    keys: [`coalesce(${measureOf("sort_label")}, ${last})`],
    direction,
    place: ["cast(k1 as text)"],
    after: [`(k1, variant_id) ${sign} (cast(${place(1)} as numeric), ${place(2)})`],
  }
}
