import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { insertRows, rawNumber, type Row } from "../../transaction/insert-rows"
import { newId } from "../../transaction/new-id"

type Offer = { variant_id: string; currency_code: string; /** Major units. */ amount: number }

/** Rows of a variant's first price. */
export function offersOf({ variant_id, currency_code, amount }: Offer) {
  const price_set_id = newId("pset")
  return {
    price_set: [{ id: price_set_id }],
    price: [priceRow({ price_set_id, currency_code, amount })],
    product_variant_price_set: [{ id: newId("pvps"), variant_id, price_set_id }],
  }
}

function priceRow({
  price_set_id,
  currency_code,
  amount,
}: Omit<Offer, "variant_id"> & { price_set_id: string }): Row {
  return {
    ...{ id: newId("price"), price_set_id, currency_code, rules_count: 0 },
    ...{ amount, raw_amount: rawNumber(amount) },
  }
}

/** A variant's base price: the row that is there, or where one is to be. */
export type BasePrice = Offer & { price_id: string | null; price_set_id: string | null }

const SET = `update price set updated_at = now(), amount = w.amount,
    raw_amount = jsonb_build_object('value', cast(w.amount as text), 'precision', 20)
  from unnest(cast(:ids as text[]), cast(:amounts as numeric[])) w(id, amount)
  where price.id = w.id`

/** Writes what a piece costs, of many variants at once; their other prices stay. */
export async function setBasePrices(database: Knex, prices: readonly BasePrice[]): Promise<void> {
  const known = prices.filter(({ price_id }) => price_id !== null)
  if (known.length > 0) {
    await database.raw(SET, {
      ids: known.map(({ price_id }) => price_id),
      amounts: known.map(({ amount }) => amount),
    })
  }
  const first = prices.filter(({ price_id }) => price_id === null)
  const offers = first.map(({ price_set_id, ...offer }) =>
    price_set_id === null
      ? offersOf(offer)
      : {
          price_set: [],
          price: [priceRow({ price_set_id, ...offer })],
          product_variant_price_set: [],
        },
  )
  for (const table of ["price_set", "price", "product_variant_price_set"] as const) {
    await insertRows(
      database,
      table,
      offers.flatMap((offer): readonly Row[] => offer[table]),
    )
  }
}
