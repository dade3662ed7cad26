import { codeOf } from "../../../contract/product/part-number"
import { withoutZero } from "../../../contract/text"

/** As codes of orders are kept: letters and digits in small letters, an order's own number with its mark. */
export function orderCodeOf(text: string): string {
  const own = /^\s*#\s*(\d+)\s*$/.exec(text)
  return own ? `#${own[1]}` : codeOf(text).toLowerCase()
}

/** The words of a search, each once; what is joined to a mark stays with it. */
export function searchWords(q: string): string[] {
  const words = withoutZero(q).toLowerCase().split(/\s+/)
  return [...new Set(words.filter(Boolean))].slice(0, MOST_WORDS)
}

const MOST_WORDS = 12

/** A pattern of `like` for what holds the word. */
export function holding(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
