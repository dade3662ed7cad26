const MARKS = /["\\]/
const EACH_MARK = /["\\]/g

/**
 * Texts as PostgreSQL spells an array of them, to be bound as one text: `cast(:ids as text[])`. The
 * driver's own way leaves twice the garbage, and knex goes through an array once more.
 */
export function textArray(texts: readonly string[]): string {
  return texts.length === 0 ? "{}" : `{"${texts.map(inQuotes).join('","')}"}`
}

function inQuotes(text: string): string {
  return MARKS.test(text) ? text.replace(EACH_MARK, String.raw`\$&`) : text
}
