/** Units that are written behind a space, too: none is a word of its own or a letter of a number. */
const SPACED = 'mm|cm|kg|kv|kw|hp|ps|bar|psi|kpa|rpm|nm|n·m|n⋅m|n-m|inch|inches|ccm|ml|ohm|hz|″|"'
const UNIT = `${SPACED}|in|m|g|l|v|w|a|t|°|µm|lb|oz`

const TIMES = /(\d)\s*[x×*]\s*(?=\d)/giu
const COMMA = /(?<![\d.,])(\d+),(\d{1,2})(?![\d.,])/gu
const SPACE = new RegExp(`(\\d)\\s+(${SPACED})(?=[\\s,;]|$)`, "giu")
/** Behind measures in a row a unit tells nothing. */
const LAST_UNIT = new RegExp(`(\\dx\\d[\\dx.]*)(?:${UNIT})(?=[\\s,;]|$)`, "giu")
const MEASURE = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:${UNIT})$`, "iu")
const MEASURED = /^\p{L}?\d+(\.\d+)?(x\d+(\.\d*)?)+$/iu

/** A search whose measures are one word each: 5 × 112 is 5x112, 12,5 mm is 12.5mm. */
export function withMeasures(q: string): string {
  const inOne = q.replace(TIMES, "$1x").replace(COMMA, "$1.$2").replace(SPACE, "$1$2")
  return inOne.replace(LAST_UNIT, "$1")
}

/** The number of a word like 280mm; undefined where there is no unit. */
export function measureOf(word: string): string | undefined {
  return MEASURE.exec(word)?.[1]
}

/** Whether a word is measures alone, also half typed: 5x112 or M14x1. Another sign would be another size. */
export function isMeasured(word: string): boolean {
  return MEASURED.test(word)
}
