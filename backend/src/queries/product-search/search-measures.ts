import { MEASURE } from "../../contract/product/measure"
import type { MeasureRange } from "../../contract/product/product-search"
import { withoutZero } from "../../contract/text"

/** SQL of the number that a Label:Value is, where :label has the label and its colon. */
const numberOf = (label: string) =>
  `cast(substring(substr(choice, length(cast(:${label} as text)) + 1) from '${MEASURE}') as numeric)`

const choicesOf = (label: string) =>
  `unnest(e.attributes) choice where starts_with(choice, cast(:${label} as text))`

/** SQL of the number that entry `e` has of a measure; null where it has none. */
export function measureOf(label: string): string {
  return `(select min(${numberOf(label)}) from ${choicesOf(label)})`
}

/** A range as a filter of its label's group, and what its SQL is bound to. */
export function measureFilter({ label, from, to }: MeasureRange, index: number) {
  const [name, least, most] = [`range${index}`, `range${index}_from`, `range${index}_to`]
  const ends = [
    ...(from === undefined ? [] : [`${numberOf(name)} >= :${least}`]),
    ...(to === undefined ? [] : [`${numberOf(name)} <= :${most}`]),
  ]
  return {
    filter: {
      group: label,
      condition: `exists (select from ${choicesOf(name)} and ${ends.join(" and ")})`,
    },
    bindings: {
      [name]: `${withoutZero(label)}:`,
      ...(from === undefined ? {} : { [least]: from }),
      ...(to === undefined ? {} : { [most]: to }),
    },
  }
}
