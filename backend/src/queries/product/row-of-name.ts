import { ROW_NAME } from "./sellable-rows"

/** Whose title is one of :titles; said as the index on product names has it. */
export const PRODUCT_OF_NAME = `lower(btrim(p.title)) = any(array(
  select lower(title) from unnest(cast(:titles as text[])) title))`

/** Whose name is :name, whatever its case. */
export const ROW_OF_NAME = `lower(btrim(${ROW_NAME})) = lower(:name)`

/** The titles that a product of a row of this name may have: a variant's name follows its product's. */
export function titlesOf(name: string): [string, ...string[]] {
  const whole = name.replaceAll("\0", "").trim()
  const ends = [...whole.matchAll(/ /g)].map(({ index }) => whole.slice(0, index).trim())
  return [whole, ...ends]
}
