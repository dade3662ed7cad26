/** A maker's name is written in small letters, too; a number's own letters are capitals. */
const SMALL_LETTER = /\p{Ll}/u

/** The maker's name and the number of "Velmont 3Y2 110 049 Z"; a number of one word has no name. */
export function brandAndNumber(shown: string): { brand: string; number: string } {
  const [first = "", ...rest] = shown.trim().split(/\s+/)
  if (rest.length === 0 || /\d/.test(first)) return { brand: "", number: shown.trim() }
  const others = rest.findIndex((word) => !SMALL_LETTER.test(word) || /\d/.test(word))
  const words = SMALL_LETTER.test(first) ? Math.max(others, 0) : 0
  const brand = [first, ...rest.slice(0, words)].join(" ")
  return { brand, number: rest.slice(words).join(" ") }
}
