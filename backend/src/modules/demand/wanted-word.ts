const LONGEST = 60
/** A mail, a link, and a telephone number with its country. */
const PERSONAL = /@|:\/\/|www\.|^\s*(?:\+|00)\s*\d/i
/** An EAN has 13, a GTIN 14; more are a card or an account. */
const MOST_DIGITS = 14

/** What was typed, as it is counted; undefined for what may tell of a person, and for nothing. */
export function wantedWord(typed: string): string | undefined {
  const word = typed.toLowerCase().replace(/\s+/g, " ").trim()
  if (word === "" || word.length > LONGEST || PERSONAL.test(word)) return undefined
  return word.replace(/\D/g, "").length > MOST_DIGITS ? undefined : word
}
