import type { PRODUCT_SORTS } from "../../../contract/product/product"
import { ROW_NAME, type RowOrder } from "./sellable-rows"

/** SQL of the first, second, … of the texts that a cursor keeps. */
export type PlaceOf = (index: number) => string

type ListOrder = RowOrder & {
  /** Conditions of the rows behind a place. */
  after: (place: PlaceOf) => readonly string[]
}

/** A cursor has room for so many letters of a name; rows that agree in them follow their ids. */
const NAME = `left(lower(${ROW_NAME}), 255) collate "C"`

/** Of :place; by a subquery: a plan for one place would not do for the next, and would be made each time. */
export const BOUND_PLACE: PlaceOf = (index) => `(select cast(:place as text[]))[${index}]`

const timeAt = (place: PlaceOf) =>
  `(timestamptz 'epoch' + cast(${place(1)} as bigint) * interval '1 microsecond')`

/** The price that a place keeps. */
export const priceAt = (place: PlaceOf) => `cast(${place(1)} as numeric)`

const BY_PRICE = { keys: ["price.amount"], place: ["cast(k1 as text)"] }

/** How the whole catalogue can be ordered; a search also by how well it matches, and by a measure (search-order.ts). */
export const LIST_ORDERS: Readonly<
  Record<Exclude<(typeof PRODUCT_SORTS)[number], "relevance">, ListOrder>
> = {
  newest: {
    keys: ["p.created_at", "p.id"],
    place: ["cast(cast(extract(epoch from k1) * 1000000 as bigint) as text)", "k2"],
    direction: "desc",
    after: (place) => [
      // Said twice: the index of the list serves the first, the second is the whole order.
      `(k1, k2) <= (${timeAt(place)}, ${place(2)})`,
      `(k1, k2, variant_id) < (${timeAt(place)}, ${place(2)}, ${place(3)})`,
    ],
  },
  name: {
    keys: [NAME],
    place: ["k1"],
    direction: "asc",
    after: (place) => [`(k1, variant_id) > (${place(1)}, ${place(2)})`],
  },
  price_asc: {
    ...BY_PRICE,
    direction: "asc",
    after: (place) => [`(k1, variant_id) > (${priceAt(place)}, ${place(2)})`],
  },
  price_desc: {
    ...BY_PRICE,
    direction: "desc",
    after: (place) => [`(k1, variant_id) < (${priceAt(place)}, ${place(2)})`],
  },
}
