import { codeOf } from "../../contract/product/part-number"
import { joinedWord, mayBeMistyped, withinATypo, type SearchWord } from "./terms/search-words"

/** Two signs are in some number of nearly every part. */
const SHORTEST = 3

type Part = {
  name: string
  sku: string
  oem_numbers: readonly string[]
  other_numbers: readonly string[]
}

/**
 * The OEM, competitor's or former number by which a search found a part; empty where it was its name
 * or SKU. Words that no number holds as typed are looked for within a typo.
 */
export function matchedNumber(
  words: readonly SearchWord[],
  { name, sku, oem_numbers, other_numbers }: Part,
): string {
  const lower = name.toLowerCase()
  if (words.every(({ plain }) => lower.includes(plain.toLowerCase()))) return ""
  const typed = [joinedWord(words), ...words].filter(({ code }) => isNumber(code))
  const own = codeOf(sku).toLowerCase()
  for (const matches of [
    ...typed.map(holds),
    ...typed.filter((word) => mayBeMistyped(word)).map(isNear),
  ]) {
    if (matches(own)) return ""
    const number = [...oem_numbers, ...other_numbers].find((one) =>
      matches(codeOf(one).toLowerCase()),
    )
    if (number !== undefined) return number
  }
  return ""
}

function isNumber(code: string): boolean {
  return code.length >= SHORTEST && /\d/.test(code)
}

function holds({ code }: SearchWord) {
  return (number: string) => number.includes(code.toLowerCase())
}

function isNear({ code }: SearchWord) {
  const near = new RegExp(`^\\p{L}*${withinATypo(code.toLowerCase())}`, "u")
  return (number: string) => near.test(number)
}
