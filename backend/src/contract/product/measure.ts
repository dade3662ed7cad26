/**
 * A value that is one number, with its unit or without: "22 mm", "-40 °C"; neither 5 × 112 nor M20.
 * PostgreSQL is given the same pattern, in a statement, where a question mark is taken for a parameter.
 */
export const MEASURE = "^ *((-|)[0-9]{1,9}([.][0-9]{1,6}|))[^0-9]*$"

const PATTERN = new RegExp(MEASURE)

/** The number of such a value; undefined of any other. */
export function measureOf(value: string): number | undefined {
  const number = PATTERN.exec(value)?.[1]
  return number === undefined ? undefined : Number(number)
}
