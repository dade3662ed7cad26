import { connect } from "../admin/connect"

/** A part that every size of the shop has. */
export type Sample = { id: string; sku: string; title: string; oem: string }

/** Copies of these numbers, apart from each other and of several categories. */
const NUMBERS = [7, 31, 99, 142, 265, 383, 511, 747]

/** The same parts in every shop: a copy's words follow from its number. */
export async function readSamples(databaseUrl: string): Promise<Sample[]> {
  const client = await connect(databaseUrl)
  const ends = NUMBERS.map((number) => `%-${String(number).padStart(6, "0")}-L`)
  const { rows } = await client.query<Sample>(
    `select v.id, v.sku, p.title, p.metadata -> 'oem_numbers' ->> 0 as oem
    from product_variant v join product p on p.id = v.product_id
    where v.sku like any($1) order by v.sku`,
    [ends],
  )
  await client.end()
  if (rows.length === 0) throw new Error("The shop is too small for the parts that are looked for")
  return rows
}
