import { NUMBER_MARKS, TIMES } from "../contract/product/part-number"

/** The first sign, a quote, becomes a line feed: it parts the numbers of a JSON list. */
const SIGNS = `"${TIMES}${NUMBER_MARKS.replace('"', "")}`

/** A text as SQL, spelled without a question mark, which is knex's own sign. */
const SIGNS_AS_SQL = SIGNS.split("?")
  .map((run) => `'${run.replaceAll("'", "''")}'`)
  .join(" || chr(63) || ")

/** SQL of a text's letters and digits alone, in small letters. */
export function codeSql(text: string): string {
  return `translate(lower(${text}), ${SIGNS_AS_SQL}, chr(10) || 'x')`
}

/**
 * SQL of a text's words as one: Brake disc 280 × 22, vented is brakedisc280x22 and vented, each in a
 * line. So compounds and measures are found however they are spaced.
 */
export function joinedSql(text: string): string {
  return codeSql(`replace(replace(${text}, chr(10), '"'), ', ', '"')`)
}
