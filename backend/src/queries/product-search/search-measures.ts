import { MEASURE } from "../../contract/product/measure"
import type { MeasureRange } from "../../contract/product/product-search"
import { withoutZero } from "../../contract/text"

/** SQL of the number that a Label:Value is, where :label has the label and its colon. */
export const numberOf = (label: string) =>
  `cast(substring(substr(choice, length(cast(:${label} as text)) + 1) from '${MEASURE}') as numeric)`

const choicesOf = (label: string) =>
  `unnest(e.attributes) choice where starts_with(choice, cast(:${label} as text))`

/** SQL of the number that entry `e` has of a measure; null where it has none. */
export function measureOf(label: string): string {
  return `(select min(${numberOf(label)}) from ${choicesOf(label)})`
}

/** SQL of the label's attributes that are on a shelf of their own, with a base price and without. */
export const valuesOf = (label: string) => `(
    select substr(shelf, 2) as choice from (
      select shelf from catalogue_tally
      union select shelf from catalogue_place where not has_base) s
    where starts_with(shelf, '=' || cast(:${label} as text)))`

/** Entries `e` with an attribute that is too long for that. */
const HAS_LONG =
  "e.variant_id = any(array(select variant_id from catalogue_place where shelf = '='))"

/**
 * A range as a filter of its label's group, and what its SQL is bound to. Of a label of few values those
 * in the range are looked up, and then what has one of them.
 */
export function measureFilter(
  { label, from, to }: MeasureRange,
  { index, isOfFew }: { index: number; isOfFew: boolean },
) {
  const [name, least, most] = [`range${index}`, `range${index}_from`, `range${index}_to`]
  const ends = [
    ...(from === undefined ? [] : [`${numberOf(name)} >= :${least}`]),
    ...(to === undefined ? [] : [`${numberOf(name)} <= :${most}`]),
  ]
  const within = ends.join(" and ")
  const isWithin = `exists (select from ${choicesOf(name)} and ${within})`
  const values = `array(select choice from ${valuesOf(name)} choices where ${within})`
  return {
    filter: {
      group: label,
      condition: isOfFew
        ? `(e.attributes && ${values} or (${HAS_LONG} and ${isWithin}))`
        : isWithin,
    },
    bindings: {
      [name]: `${withoutZero(label)}:`,
      ...(from === undefined ? {} : { [least]: from }),
      ...(to === undefined ? {} : { [most]: to }),
    },
  }
}
